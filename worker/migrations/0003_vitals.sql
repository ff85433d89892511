-- How fast pages were for real visitors: a figure a week, of fifty visits or more (docs/rules.md#weekly-vitals).
CREATE TABLE vitals (
  -- Monday in UTC, YYYY-MM-DD.
  week TEXT NOT NULL,
  vital TEXT NOT NULL,
  grouping TEXT NOT NULL,
  value TEXT NOT NULL,
  p75 REAL NOT NULL,
  visits INTEGER NOT NULL CHECK (visits >= 50),
  PRIMARY KEY (week, vital, grouping, value)
) STRICT, WITHOUT ROWID;

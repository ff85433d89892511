-- What visitors sent by the forms. Answers and photos are JSON: every form has its own.
CREATE TABLE enquiries (
  -- The receipt number, e.g. MG-7Q4K-2M9X.
  id TEXT PRIMARY KEY NOT NULL,
  -- Digest of ticket and content: the same form sent twice is stored once.
  fingerprint TEXT NOT NULL UNIQUE,
  form TEXT NOT NULL CHECK (form IN ('contact', 'assistance', 'newsletter')),
  city TEXT NOT NULL,
  language TEXT NOT NULL,
  -- ISO 8601 in UTC, so that text order is time order.
  received_at TEXT NOT NULL,
  fields TEXT NOT NULL CHECK (json_valid(fields)),
  photos TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(photos)),
  queued_at TEXT,
  forwarded_at TEXT
) STRICT;

CREATE INDEX enquiries_received ON enquiries (received_at);

import * as v from 'valibot';

/** The tables of a Durable Object. */
export type TableStorage = Pick<DurableObjectStorage, 'sql' | 'transactionSync'>;

type Values = readonly (string | number | null)[];

/** Selects rows, each of them checked. */
export function rowsOf<Row extends v.GenericSchema>(sql: SqlStorage, row: Row) {
  const rows = v.array(row);
  return (statement: string, ...values: Values): readonly v.InferOutput<Row>[] =>
    v.parse(rows, sql.exec(statement, ...values).toArray());
}

/** Selects rows of one text each. */
export function textsOf(sql: SqlStorage) {
  const rows = rowsOf(sql, v.object({ value: v.string() }));
  return (statement: string, ...values: Values): readonly string[] =>
    rows(statement, ...values).map(({ value }) => value);
}

/** Selects one number; undefined where there is none. */
export function numberOf(sql: SqlStorage) {
  const rows = rowsOf(sql, v.object({ value: v.nullable(v.number()) }));
  return (statement: string, ...values: Values): number | undefined =>
    rows(statement, ...values)[0]?.value ?? undefined;
}

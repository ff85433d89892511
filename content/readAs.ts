import * as v from 'valibot';

/** Foreign data by its schema; undefined for anything else. */
export function readAs<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> | undefined {
  const result = v.safeParse(schema, value);
  return result.success ? result.output : undefined;
}

/** The same from its JSON text. */
export function readJsonAs<Schema extends v.GenericSchema>(
  schema: Schema,
  text: unknown,
): v.InferOutput<Schema> | undefined {
  return readAs(v.pipe(v.string(), v.parseJson(), schema), text);
}

/** What an address carries along (docs/rules.md#carried-query), as fields of a form: its browser writes the query again. */
export function CarriedFields({ carried }: { readonly carried: string | Readonly<Record<string, string>> }) {
  return [...new URLSearchParams(carried)].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

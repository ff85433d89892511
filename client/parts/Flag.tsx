/** A country's flag by ISO code (`client/public/flags/`): an ornament beside the name that says the same. */
export function Flag({ country }: { readonly country: string }) {
  return <img className="flag" src={`/flags/${country}.svg`} width="24" height="16" alt="" />;
}

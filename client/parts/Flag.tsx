/** A country's flag by ISO code (`client/public/flags/`): decoration beside the country's or city's name. */
export function Flag({ country }: { readonly country: string }) {
  return <img className="flag" src={`/flags/${country}.svg`} width="24" height="16" alt="" />;
}

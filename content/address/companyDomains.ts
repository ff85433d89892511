/** The company's own domains: the main one and the China one (content-pages §5). */
export type CompanyDomains = readonly string[];

/** Tells whether a host is one of the company's domains or below one. */
export function isCompanyHost(host: string, domains: CompanyDomains): boolean {
  return domains.some((domain) => host === domain || host.endsWith(`.${domain}`));
}

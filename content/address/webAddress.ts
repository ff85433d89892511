/** The company's own domains: the main one and the China one (docs/rules.md#own-domains). */
export type CompanyDomains = readonly string[];

/** Returns true if a host is one of these domains or below one. */
export function isHostOf(host: string, domains: readonly string[]): boolean {
  return domains.some((domain) => host === domain || host.endsWith(`.${domain}`));
}

/** The header that leads a request to one version of a Worker, whatever its share of the visitors is. */
export function versionOverride(worker: string, version: string): readonly [name: string, value: string] {
  return ['Cloudflare-Workers-Version-Overrides', `${worker}="${version}"`];
}

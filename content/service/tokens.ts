/** The token that a request carries, in its header or its address. */
export function tokenOf(request: Request, url: URL): string | undefined {
  const header = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  return header ?? url.searchParams.get('access_token') ?? undefined;
}

/**
 * Tells whether a form was sent from a page of this site. Browsers say so by themselves; what says nothing is no
 * browser, carries nobody's cookies and has nothing to gain.
 */
export function isFromOwnPage(request: Request, siteOrigin: string): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = request.headers.get('origin');
  return origin === null || origin === new URL(request.url).origin || origin === siteOrigin;
}

/** Who sends, as far as limits are concerned; the network of an IPv6 address, since a visitor has billions of them. */
export function senderOf(request: Request): string {
  const address = request.headers.get('cf-connecting-ip') ?? 'unknown';
  return address.includes(':') ? address.split(':').slice(0, 4).join(':') : address;
}

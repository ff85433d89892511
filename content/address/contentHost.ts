/**
 * Reads the host of an API of the content service from settings or options, as its SDK expects it (without a scheme;
 * `insecure`: without TLS) and as an origin: localhost, or a host with `http://`, is called without TLS. `isHere`: it is on
 * this machine.
 */
export function contentHost(named: string) {
  const host = named.replace(/^https?:\/\//, '');
  const isHere = /^(?:localhost(?::|$)|127\.|\[::1\])/.test(host);
  const insecure = named.startsWith('http://') || (isHere && !named.startsWith('https://'));
  return { host, insecure, isHere, origin: `${insecure ? 'http' : 'https'}://${host}` };
}

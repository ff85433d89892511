/** The host of an API of the content service, as its SDK expects it and as an origin. */
interface ContentHost {
  /** Without a scheme. */
  readonly host: string;
  /** Without TLS. */
  readonly insecure: boolean;
  /** On this machine. */
  readonly isHere: boolean;
  readonly origin: string;
}

/** Reads a host from settings or options: localhost, or a host with `http://`, is called without TLS. */
export function contentHost(named: string): ContentHost {
  const host = named.replace(/^https?:\/\//, '');
  const isHere = /^(?:localhost(?::|$)|127\.|\[::1\])/.test(host);
  const insecure = named.startsWith('http://') || (isHere && !named.startsWith('https://'));
  return { host, insecure, isHere, origin: `${insecure ? 'http' : 'https'}://${host}` };
}

/** Where an API of the content service is: as its libraries want it said, and as an address. */
interface ContentHost {
  /** Without a scheme. */
  readonly host: string;
  /** Asked without TLS. */
  readonly insecure: boolean;
  readonly origin: string;
}

/** Reads a host as settings and options name it: one on this machine, or with `http://`, is asked without TLS. */
export function contentHost(named: string): ContentHost {
  const host = named.replace(/^https?:\/\//, '');
  const isHere = /^(?:localhost(?::|$)|127\.|\[::1\])/.test(host);
  const insecure = named.startsWith('http://') || (isHere && !named.startsWith('https://'));
  return { host, insecure, origin: `${insecure ? 'http' : 'https'}://${host}` };
}

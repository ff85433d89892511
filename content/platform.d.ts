/**
 * The one piece of the platform that the ground floor may use: every runtime that we run in has URL. Declared by
 * hand, since the DOM's types would let `fetch` and `document` in.
 */
declare class URL {
  constructor(url: string, base?: string);
  readonly protocol: string;
  readonly username: string;
  readonly password: string;
  readonly hostname: string;
  readonly host: string;
  readonly origin: string;
  readonly pathname: string;
  readonly search: string;
  readonly href: string;
  hash: string;
}

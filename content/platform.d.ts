/**
 * The only platform API that content/ uses; browsers, workerd and Node all have it. Declared here because the DOM's types
 * would also allow `fetch` and `document`.
 */
declare class URL {
  static canParse(url: string): boolean;
  static parse(url: string): URL | null;
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

/** The package says no types of its tables: pairs of characters, apart by a bar. */
declare module 'opencc-js/dict/TSCharacters' {
  const characters: string;
  export default characters;
}

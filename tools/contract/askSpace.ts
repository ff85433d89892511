import * as v from 'valibot';
import { otherProgram } from '../networkProblem.ts';
import { expectThat, type SpaceAnswer } from './shapes.ts';

export type Api = 'delivery' | 'preview';
export type Query = Readonly<Record<string, string>>;

/** A space to ask, real or embedded. */
export interface ContractSpace {
  /** `path` stands behind the environment; an expectation may ask with another token, or of another environment. */
  readonly ask: (
    path: string,
    query?: Query,
    target?: { readonly api?: Api; readonly token?: string; readonly environment?: string },
  ) => Promise<SpaceAnswer>;
  readonly tokens: Readonly<Record<Api, string | undefined>>;
  /** Calls at once that pass the rate limit; undefined where nobody wants that tried. */
  readonly burst: number | undefined;
}

interface Access {
  readonly space: string;
  readonly environment: string;
  readonly origins: Readonly<Record<Api, string>>;
  readonly tokens: ContractSpace['tokens'];
  readonly burst?: number | undefined;
  readonly fetch: (request: Request) => Promise<Response>;
}

/** A space by its address and tokens. */
export function spaceOver({ space, environment, origins, tokens, burst, fetch }: Access): ContractSpace {
  return {
    tokens,
    burst,
    ask: async (path, query = {}, { api = 'delivery', token = tokens[api], environment: place = environment } = {}) => {
      const address = `${origins[api]}/spaces/${space}/environments/${place}/${path}?${new URLSearchParams(query)}`;
      const answer = await fetch(new Request(address, { headers: { Authorization: `Bearer ${token ?? ''}` } }));
      const text = await answer.text();
      const { status, headers } = answer;
      const body = parsed(text);
      // What stands before a service that fails answers as it likes.
      expectThat(body !== undefined || status >= 500, otherProgram(new URL(address).host, 'a content service'));
      return { status, headers, body, size: new TextEncoder().encode(text).length };
    },
  };
}

function parsed(text: string): unknown {
  const parsedBody = v.safeParse(v.pipe(v.string(), v.parseJson()), text);
  return parsedBody.success ? parsedBody.output : undefined;
}

import type { Visit } from '../../../content/address/visit.ts';
import type { Flags } from '../../../content/flags.ts';
import type { FormState } from '../../../content/forms/formModel.ts';
import type { Language } from '../../../content/languages.ts';
import type { EntryOf } from '../../../content/model/registry.ts';
import type { PageBody } from '../../../content/pageModel.ts';
import type { PageMatch } from '../../../content/pages.ts';
import type { Content } from '../../contentful/content.ts';
import type { Log } from '../../platform/log.ts';

/** What a loader gets: the requested page and the city's content. */
export interface LoadRequest {
  /** Begins before the city's settings are there, which say how its clock counts. */
  readonly visit: Promise<Visit>;
  readonly match: PageMatch;
  readonly content: Content;
  /** State of the page's form, for pages with one. */
  readonly form: FormState;
  /** Only for pages that nobody keeps: a page's key has the flags of its own city alone. */
  readonly flags: Flags;
  /** The request says that its sender refuses (Global Privacy Control). */
  readonly hasPrivacyControl: boolean;
  readonly query: (name: string) => string | undefined;
  /** The query string with its question mark, for redirects to other sites. */
  readonly search: string;
  /** Origin of the loyalty programme's pages; empty for none. */
  readonly memberOrigin: string;
  readonly log: Log;
  /** The result of secondary work; undefined when it is late, so that it is streamed after the page. */
  readonly soon: <Result>(work: Promise<Result>) => Promise<Result | undefined>;
}

/** The content of a page. */
export interface LoadedPage {
  readonly body: PageBody;
  /** For the head and the breadcrumb. */
  readonly title: string;
  readonly description: string;
  readonly seo?: EntryOf<'seo'> | undefined;
  readonly status?: number;
  /** The visitor's form has errors, so the document's title says it. */
  readonly hasErrors?: boolean;
  /** Search engines may list it; true by default. */
  readonly isIndexed?: boolean;
  /** Languages that the page is written in; all of the city's by default. */
  readonly translations?: readonly Language[] | undefined;
}

/** A download that belongs to a page, e.g. an event's calendar file. */
interface LoadedFile {
  readonly file: string;
  readonly name: string;
  readonly type: string;
}

/** A loader's result: a page, a path to redirect to, an address of another site, a file, or undefined for a 404. */
export type Loaded =
  | LoadedPage
  | { readonly redirect: readonly string[]; readonly isPermanent?: boolean }
  | { readonly outbound: string }
  | LoadedFile
  | undefined;

/** Loads one kind of page. */
export type Loader = (request: LoadRequest) => Promise<Loaded>;

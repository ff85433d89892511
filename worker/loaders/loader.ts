import type { FormState } from '../../content/forms/formModel.ts';
import type { Language } from '../../content/languages.ts';
import type { EntryOf } from '../../content/model/registry.ts';
import type { PageBody } from '../../content/pageModel.ts';
import type { PageMatch } from '../../content/pages.ts';
import type { Period } from '../../content/time/timeState.ts';
import type { Visit } from '../../content/visit.ts';
import type { Content } from '../content/content.ts';
import type { Log } from '../log.ts';

/** What a loader works with: the page that was asked for, and the city's content. */
export interface LoadRequest {
  readonly visit: Visit;
  readonly match: PageMatch;
  readonly content: Content;
  /** How the page's form stands, for pages that have one. */
  readonly form: FormState;
  readonly now: Date;
  readonly query: (name: string) => string | undefined;
  /** The whole query string with its question mark, for addresses elsewhere. */
  readonly search: string;
  /** Where the loyalty programme's own pages are. */
  readonly memberOrigin: string;
  readonly log: Log;
  /** Secondary work that comes soon; undefined for what the page is sent without, so that it follows. */
  readonly soon: <Result>(work: Promise<Result>) => Promise<Result | undefined>;
}

/** A page as a loader found it. */
export interface LoadedPage {
  readonly body: PageBody;
  /** The page's own title, for the head and the trail. */
  readonly title: string;
  readonly description: string;
  readonly seo?: EntryOf<'seo'> | undefined;
  readonly status?: number;
  /** Search engines may list it; true when left out. */
  readonly isIndexed?: boolean;
  readonly picture?: string | undefined;
  /** Dates of everything on the page that changes state by itself. */
  readonly periods?: readonly Period[];
  /** When the page is out of date for another reason than its items' dates. */
  readonly changesAt?: Date | undefined;
  /** Languages in which the page is written; all of the city's when left out. */
  readonly translations?: readonly Language[] | undefined;
}

/** A file that stands beside a page, e.g. an event for calendars. */
export interface LoadedFile {
  readonly file: string;
  readonly name: string;
  readonly type: string;
}

/** A loader's answer: a page, another address of this site, an address elsewhere, a file, or nothing: a 404. */
export type Loaded =
  | LoadedPage
  | { readonly redirect: readonly string[]; readonly isPermanent?: boolean }
  | { readonly outbound: string }
  | LoadedFile
  | undefined;

export type Loader = (request: LoadRequest) => Promise<Loaded>;

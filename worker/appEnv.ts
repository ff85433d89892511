import type { Visit } from '../content/address/visit.ts';
import type { PageVariant } from '../content/ahead/pageJobs.ts';
import type { Flags } from '../content/flags.ts';
import type { Provenance } from '../content/model/provenance.ts';
import type { Reading } from '../content/model/readEntry.ts';
import type { ShellModel } from '../content/shell/shellPlaces.ts';
import type { TakeJob } from './ahead/giveToBuild.ts';
import type { VariantOutcome } from './ahead/makePages.ts';
import type { PageRecorder } from './cache/storablePage.ts';
import type { Content } from './contentful/content.ts';
import type { DraftScope } from './contentful/scope.ts';
import type { PageAddress } from './pageAddress.ts';
import type { Loaded } from './pages/loaders/loader.ts';
import type { Frame } from './pages/render/shell.ts';
import type { Visitor } from './visitor.ts';
import type { KeepAlive, World } from './world.ts';

/** A city's redirects; undefined when they cannot be read. */
export type RedirectList = Reading<'redirect'> | undefined;

/** The part of the request context that the small files of the site need. */
export interface SiteFileEnv {
  readonly Variables: {
    /** The isolate's world; for pages and calls with a log that names the request. */
    readonly world: World;
    readonly visitor: { readonly visit: Pick<Visit, 'origin' | 'hiddenCities'> };
    readonly flags: Flags;
    /** 16 random bytes for the content security policy, set by Hono's `secureHeaders`. */
    readonly secureHeadersNonce?: string;
    /** A response's own content security policy, in place of the site's. */
    readonly responsePolicy?: string;
  };
}

/** The request context: what every handler finds in Hono's variables. */
export interface AppEnv {
  readonly Bindings: {
    /** What the address of the request says of its page. */
    readonly address: PageAddress;
    /** A background refresh: no visitor waits for the response. */
    readonly isBackground?: boolean;
    /** The moment that the page is made for; undefined: now. */
    readonly at?: Date | undefined;
    /** The drafts that a public page is made of, as visitors will get it; undefined: what is published. */
    readonly drafts?: DraftScope | undefined;
    /** Renders a page past every cache. */
    readonly render?: (request: Request, facts: Omit<AppEnv['Bindings'], 'address'>) => Promise<Response>;
    /** Makes pages of an origin before anybody asks for them. */
    readonly makeAhead?: (origin: string, variants: readonly PageVariant[]) => Promise<readonly VariantOutcome[]>;
    /** Makes the pages of a job that another version was given; false for one of another build. */
    readonly takeJob?: TakeJob;
    /** Answers by the kept page of another path, as the request's own visitor gets it. */
    readonly answerShared?: (request: Request, path: string) => Promise<Response>;
    /** Takes what the page cache must know of the page. */
    readonly recorder?: PageRecorder | undefined;
  };
  readonly Variables: SiteFileEnv['Variables'] & {
    readonly visitor: Visitor;
    readonly keepAlive: KeepAlive;
    readonly content: Content;
    /** The entries and fields that the texts of a preview page come from; undefined outside of preview. */
    readonly provenance?: Provenance | undefined;
    /** A page's own entry; undefined for a page without one. */
    readonly pageEntry?: { readonly id: string; readonly title: string } | undefined;
    /** Ids of entries that fall back to English on the page, for its drafts; undefined where no page was made. */
    readonly untranslated?: ReadonlySet<string>;
    /** The city's redirects while they load; undefined where none can apply. */
    readonly redirects?: Promise<RedirectList>;
    /** What is kept of header and footer, while it loads; undefined where no page is asked for, and in preview. */
    readonly frame?: Promise<Frame> | undefined;
    /** Header and footer while they load; undefined where no page is asked for. */
    readonly shell?: Promise<ShellModel>;
    /** The page's content while it loads; undefined for what is sent, and where a request is led elsewhere. */
    readonly loading?: Promise<Loaded>;
  };
}

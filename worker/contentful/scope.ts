import type { City } from '../../content/cities.ts';
import type { Language } from '../../content/languages.ts';
import type { Drafts } from '../../content/model/drafts.ts';
import type { Provenance } from '../../content/model/provenance.ts';
import type { DraftView } from './draftViews.ts';
import type { LaterContent } from './timeline.ts';

/** Whose content is read. */
export interface ContentScope {
  readonly city: City;
  readonly language: Language;
  readonly isPreview: boolean;
  /** The address of a visitor whose words may be looked up; all without one count as one. */
  readonly sender?: (() => string) | undefined;
  /** Remembers where the texts of a preview page come from. */
  readonly provenance?: Provenance | undefined;
  /** The moment or the release that a preview shows the content at; undefined for now. */
  readonly later?: LaterContent | undefined;
  /** What an editor has typed and not saved; in preview only. */
  readonly drafts?: Drafts | undefined;
  /** What was read for the same editor's earlier keystrokes. */
  readonly view?: DraftView | undefined;
}

/** Whose drafts are read, and what was read of them already. */
export type DraftScope = Pick<ContentScope, 'later' | 'drafts' | 'view'>;

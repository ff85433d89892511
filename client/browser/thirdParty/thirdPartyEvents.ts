/**
 * How a page and the framed page of a third-party script speak: by events that the frame sends to its own element, and the
 * page to the frame's window. Both are of one origin, so no other site can send them.
 */
export interface ThirdPartyEvents {
  /** The script has run, and takes what it is asked. */
  'third-party:ready': CustomEvent<null>;
  'third-party:failed': CustomEvent<null>;
  /** Where the script shows something, as a `clip-path`; null where it shows nothing. */
  'third-party:area': CustomEvent<string | null>;
  /** A consent tool's update, in the words of consent mode. */
  'third-party:consent': CustomEvent<unknown>;
  /** What the form needs to prove that a person fills it in. */
  'third-party:token': CustomEvent<string>;
}

/** What a page tells the script: a widget's options, or an entry for the data layer. */
export const TELL = 'third-party:tell';

declare global {
  interface HTMLElementEventMap extends ThirdPartyEvents {}
  interface DocumentEventMap extends ThirdPartyEvents {}
  interface WindowEventMap {
    'third-party:tell': CustomEvent<Readonly<Record<string, string>>>;
  }
}

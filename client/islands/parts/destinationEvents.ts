import type { DestinationChoice } from '../../../content/shell/destination.ts';

/** How the picker opens: asked for, or as the welcome to a visitor who has just come in (site-shell §2). */
export interface DestinationOpening {
  readonly variant: 'picker' | 'welcome';
  /** What this browser has stored for the city; empty where nothing is. */
  readonly travelType: string;
  readonly departureLocation: string;
}

/**
 * The picker only shows and asks. What it is told and what it answers travels as events of the document, so that
 * storage and navigation stay outside of what the worker renders too.
 */
declare global {
  interface DocumentEventMap {
    'destination:open': CustomEvent<DestinationOpening>;
    'destination:submit': CustomEvent<DestinationChoice>;
    /** Closed, by a submitted choice or without one. */
    'destination:close': CustomEvent<{ readonly isDismissed: boolean }>;
  }
}

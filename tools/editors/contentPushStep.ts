/** What a push does with one locale, tag, content type or entry. */
export interface Step {
  readonly kind: 'locale' | 'tag' | 'content type' | 'entry' | 'signing secret' | 'webhook' | 'token';
  readonly id: string;
  readonly action: 'create' | 'update' | 'publish' | 'delete' | 'unchanged' | 'refuse';
  /** What changes, what is kept, or why it is refused; a line each. */
  readonly details: readonly string[];
  /** Absent when nothing changes. */
  readonly apply?: () => Promise<void>;
  /** Runs after all `apply` calls: entries that link to each other are published then. */
  readonly finish?: () => Promise<void>;
}

/** What a push may delete. */
export interface Leave {
  /** Deletes content types and fields that the registry does not have. */
  readonly prune: boolean;
  /** Deletes fields even though entries have values in them. */
  readonly dropData: boolean;
}

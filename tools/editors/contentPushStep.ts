/** What is done with one locale, tag, content type, asset or entry, or with one thing that the whole space has. */
export interface Step {
  readonly kind:
    | 'locale'
    | 'tag'
    | 'content type'
    | 'asset'
    | 'entry'
    | 'signing secret'
    | 'webhook'
    | 'token'
    | 'preview address'
    | 'role';
  readonly id: string;
  readonly action: 'create' | 'update' | 'publish' | 'delete' | 'unchanged' | 'leave' | 'refuse';
  /** What changes, what is kept, or why it is left or refused; a line each. */
  readonly details: readonly string[];
  /** Absent when nothing changes. */
  readonly apply?: () => Promise<void>;
  /** Runs after all `apply` calls: entries that link to each other are published then. */
  readonly finish?: () => Promise<void>;
  /** What to do where the token or the space's plan does not allow it; the others go on. Without it they stop. */
  readonly otherwise?: string;
}

/** What a push may delete. */
export interface Leave {
  /** Deletes content types and fields that the registry does not have. */
  readonly prune: boolean;
  /** Deletes fields even though entries have values in them. */
  readonly dropData: boolean;
}

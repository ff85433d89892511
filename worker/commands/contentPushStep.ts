/** What a push does with one thing of the space. */
export interface Step {
  readonly kind: 'locale' | 'tag' | 'content type' | 'entry';
  readonly id: string;
  readonly action: 'create' | 'update' | 'publish' | 'delete' | 'unchanged' | 'refuse';
  /** What changes, what is kept, or why it is refused; a line each. */
  readonly details: readonly string[];
  /** Absent for what stays as it is. */
  readonly apply?: () => Promise<void>;
  /** What can only be done when all others are applied: publishing entries that name each other. */
  readonly finish?: () => Promise<void>;
}

/** How far a push may go. */
export interface Leave {
  /** Deletes content types and fields that the registry does not have. */
  readonly prune: boolean;
  /** Deletes fields even though entries have values in them. */
  readonly dropData: boolean;
}

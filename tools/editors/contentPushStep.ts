/** What steps are done with, in the order in which they are listed. */
export const kinds = [
  'locale',
  'tag',
  'content type',
  'asset',
  'entry',
  'signing secret',
  'webhook',
  'token',
  'preview address',
  'role',
] as const;

/** What is done with one thing of a space. */
export interface Step {
  readonly kind: (typeof kinds)[number];
  readonly id: string;
  readonly action: 'create' | 'update' | 'publish' | 'delete' | 'unchanged' | 'leave' | 'refuse';
  /** What changes, what is kept, or why it is left or refused; a line each. */
  readonly details?: readonly string[];
  readonly apply?: () => Promise<unknown>;
  /** Runs after all `apply` calls, because entries link to each other. */
  readonly finish?: () => Promise<unknown>;
  /** What to do where the token or the space's plan does not allow it, and the others go on; without it they stop. */
  readonly otherwise?: string;
}

/** What a push may delete. */
export interface Leave {
  /** Deletes content types and fields that the registry does not have. */
  readonly prune: boolean;
  /** Deletes fields even though entries have values in them. */
  readonly dropData: boolean;
}

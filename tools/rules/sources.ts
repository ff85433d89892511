/** The repository, as far as the checks look at it. */
export interface Sources {
  /** The text of a file; undefined where there is none. */
  readonly read: (file: string) => string | undefined;
  /** Every file that may refer to a rule, or use a hook. */
  readonly files: readonly string[];
  /** Returns true for a file and for a folder. */
  readonly exists: (path: string) => boolean;
}

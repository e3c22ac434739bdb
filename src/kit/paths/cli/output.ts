/** Where a command writes. */
export interface Output {
  readonly print: (text: string) => void;
  readonly complain: (text: string) => void;
  /** Makes sure that a folder can be written to, before the work is done. Throws a `UsageError` when it cannot. */
  readonly prepare: (folder: string) => void;
  /** Throws a `UsageError` when the file cannot be written. */
  readonly save: (folder: string, file: string, text: string) => void;
  /** The text of a file; undefined when there is none. */
  readonly read: (path: string) => string | undefined;
}

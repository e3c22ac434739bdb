/** Where a command writes. */
export interface Output {
  readonly print: (text: string) => void;
  readonly complain: (text: string) => void;
  readonly save: (folder: string, file: string, text: string) => void;
}

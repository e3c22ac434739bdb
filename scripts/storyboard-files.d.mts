interface BoardPath {
  readonly machine: string;
  readonly steps: readonly { readonly name: string; readonly sentence: string; readonly states: readonly string[] }[];
}

export function readFonts(): Promise<{ readonly sans: string; readonly serif: string }>;
export function readPaths(file: string): Promise<readonly BoardPath[] | string>;

interface BoardPath {
  readonly machine: string;
  readonly steps: readonly { readonly name: string; readonly sentence: string; readonly states: readonly string[] }[];
}

export function readPaths(file: string): Promise<readonly BoardPath[] | string>;

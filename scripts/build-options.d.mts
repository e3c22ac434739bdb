export interface BuildOptions {
  readonly base: string;
  readonly site: string | undefined;
  readonly out: string;
}

export function readBuildOptions(
  args: readonly string[],
  variables: Readonly<Record<string, string | undefined>>,
): (BuildOptions & { readonly help: boolean }) | string;

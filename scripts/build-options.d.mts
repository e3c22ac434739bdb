export interface BuildOptions {
  readonly base: string;
  readonly site: string | undefined;
  readonly out: string;
  /** The file of what is sold; undefined for the sample products. */
  readonly catalogue: string | undefined;
}

export function readBuildOptions(
  args: readonly string[],
  variables: Readonly<Record<string, string | undefined>>,
): (BuildOptions & { readonly help: boolean }) | string;

export function headersFile(build: {
  readonly base: string;
  readonly files: readonly string[];
  readonly pages: readonly string[];
  readonly policy: string;
}): string;

export function redirectsFile(build: { readonly base: string; readonly pages: readonly string[] }): string;

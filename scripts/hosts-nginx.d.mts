export function nginxFile(build: {
  readonly base: string;
  readonly pages: readonly string[];
  readonly policy: string;
  readonly site?: string | undefined;
  readonly root?: string;
  readonly listen?: string;
  readonly hasBrotli?: boolean;
}): string;

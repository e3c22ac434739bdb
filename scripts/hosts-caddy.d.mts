export function caddyFile(build: {
  readonly base: string;
  readonly pages: readonly string[];
  readonly policy: string;
  readonly site?: string | undefined;
  readonly root?: string;
  readonly listen?: string;
}): string;

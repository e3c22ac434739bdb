export function readStyleNames(): Promise<{
  components: Readonly<Record<string, string>>;
  tokens: Readonly<Record<string, string>>;
}>;

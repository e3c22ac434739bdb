export const COPIES: readonly string[];
export function compress(folder: string): Promise<void>;

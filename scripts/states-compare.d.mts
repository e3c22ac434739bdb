export function compare(before: Buffer, after: Buffer): Promise<{ share: number; draw: () => Promise<Buffer> }>;

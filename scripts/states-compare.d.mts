export function compare(before: Buffer, after: Buffer): Promise<{ share: number; draw: () => Promise<Buffer> }>;
export function duplicatePairs(pictures: ReadonlyMap<string, Buffer>): Promise<readonly (readonly [string, string])[]>;

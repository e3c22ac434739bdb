export function publish(built: string, out: string): Promise<number>;

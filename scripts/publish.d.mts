export function publish(built: string, out: string): number;

export function filesIn(folder: string): readonly string[];

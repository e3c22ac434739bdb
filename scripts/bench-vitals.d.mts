export function blockingTime(tasks: readonly { readonly at: number; readonly ms: number }[], fcp: number): number;
export function worstShift(shifts: readonly { readonly at: number; readonly value: number }[]): number;

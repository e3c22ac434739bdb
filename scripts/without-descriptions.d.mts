import type { Plugin } from 'vite';

export function withoutDescriptions(): Plugin;
export function blanked(code: string, program: object): string;

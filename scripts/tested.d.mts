import type { Plugin } from 'vite';

export function testedMachines(): Plugin;
export const REPORT: string;

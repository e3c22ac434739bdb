import type { Plugin } from 'vite';

export function testedMachines(): Plugin;

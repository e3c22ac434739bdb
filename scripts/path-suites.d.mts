import type { Plugin } from 'vite';

export function pathSuites(): Plugin;

import type { Plugin } from 'vite';

export function chartLayouts(): Plugin;

import type { Plugin } from 'vite';

import type { ChartLayouts } from '../src/inspector/layout/chart-layout';

export function chartLayouts(): Plugin;

export function layOutCharts(): Promise<Readonly<Record<string, ChartLayouts>>>;

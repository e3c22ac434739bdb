import type { ChartHistory } from '#statecharts/compare/chart-history';
import type { Plugin } from 'vite';

export function chartHistory(): Plugin;
export function readChartHistory(folder: string): ChartHistory;
export function latestChart(folder: string): string;

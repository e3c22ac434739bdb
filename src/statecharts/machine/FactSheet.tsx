import { SummaryList } from '#ui/components/SummaryList/SummaryList';

import type { ChartDefinition } from '#kit/charts/definition';
import { factsOf } from '#kit/charts/facts';

export interface FactSheetProps {
  chart: ChartDefinition;
  /** The systemIds or page paths under which it runs. */
  appears: readonly string[];
}

const TITLES = {
  states: 'States',
  events: 'Events',
  guards: 'Guards',
  delays: 'Delays',
  actions: 'Actions',
  actors: 'Actors it runs',
} as const;

/** What there is in a machine, and where in the shop it is. */
export function FactSheet({ chart, appears }: FactSheetProps) {
  const facts = factsOf(chart);
  const rows = (Object.keys(TITLES) as (keyof typeof TITLES)[]).map((key) => ({
    term: `${TITLES[key]} (${facts[key].length})`,
    detail: facts[key].length === 0 ? 'none' : facts[key].join(', '),
  }));
  return <SummaryList look="facts" rows={[{ term: 'Where it appears', detail: appears.join(', ') }, ...rows]} />;
}

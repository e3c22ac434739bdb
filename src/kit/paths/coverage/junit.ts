import { escaped } from '../../escaped';
import type { Count, MachineCoverage } from './coverage';
import type { Coverage } from './reports';

/** Coverage as JUnit: a test case a state and a transition; one that nothing reached has failed. */
export function coverageJunit({ machines }: Coverage): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites>',
    ...machines.flatMap(suiteLines),
    '</testsuites>',
    '',
  ].join('\n');
}

function suiteLines(coverage: MachineCoverage): readonly string[] {
  const { machine, states, transitions, justified } = coverage;
  const goals = [...states.map(named('state')), ...transitions.map(named('transition'))];
  const missing = goals.filter(({ count }) => count === 0);
  const skipped = missing.filter(({ id }) => id in justified);
  return [
    `  <testsuite name="${escaped(machine)}" tests="${goals.length}" failures="${missing.length - skipped.length}" skipped="${skipped.length}">`,
    ...goals.map(
      ({ what, id, count }) =>
        `    <testcase classname="${escaped(machine)}" name="${escaped(`${what} ${id}`)}"${count > 0 ? '/>' : gap(justified[id])}`,
    ),
    '  </testsuite>',
  ];
}

function named(what: string) {
  return (count: Count) => ({ what, ...count });
}

function gap(reason: string | undefined): string {
  const inner = reason === undefined ? '<failure message="not covered"/>' : `<skipped message="${escaped(reason)}"/>`;
  return `>${inner}</testcase>`;
}

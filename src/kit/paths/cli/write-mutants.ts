import { counted } from '../formats/words';
import type { Score } from '../mutants/score';
import { scoreOf } from '../mutants/score';
import type { Subject } from '../subject';
import type { MutantRequest } from './options';
import type { Output } from './output';

/** Hunts the mutants of every machine: 1 when a score is too low or a survivor is not justified. */
export function writeMutants(
  { models, format, out }: MutantRequest,
  { core }: Subject,
  { print, complain, save }: Output,
): 0 | 1 {
  const scores = models.map((model) => scoreOf(model, core));
  const json = `${JSON.stringify({ version: 1, machines: scores }, null, 2)}\n`;
  print(format === 'json' ? json : [...scores.flatMap(lines), '', sum(scores)].join('\n'));
  if (out !== undefined) {
    save(out, 'mutants.json', json);
    complain(`mutants.json in ${out}`);
  }
  const failing = scores.filter(({ score, demanded, survived }) => score < demanded || survived.length > 0);
  if (failing.length > 0) {
    complain(`Not noticed enough: ${failing.map(({ machine }) => machine).join(', ')}`);
  }
  return failing.length === 0 ? 0 : 1;
}

function lines({ machine, mutants, killed, equivalent, survived, score, demanded }: Score): readonly string[] {
  const same = equivalent.length === 0 ? '' : `, ${equivalent.length} do the same`;
  return [
    `${machine.padEnd(16)} ${percent(score).padStart(6)} of ${percent(demanded)} demanded: ${killed} of ${mutants.length} killed${same}`,
    ...equivalent.map(({ mutant, reason }) => `    the same  ${mutant} — ${reason}`),
    ...survived.map((mutant) => `    SURVIVED  ${mutant}`),
  ];
}

function sum(scores: readonly Score[]): string {
  const total = (pick: (score: Score) => number) => scores.reduce((all, score) => all + pick(score), 0);
  const mutants = total((score) => score.mutants.length);
  return (
    `${counted(scores.length, 'machine')}: ${total(({ killed }) => killed)} of ${counted(mutants, 'mutant')} killed, ` +
    `${total(({ equivalent }) => equivalent.length)} do the same, ${total(({ survived }) => survived.length)} survived`
  );
}

function percent(share: number): string {
  return `${Math.floor(share * 100)} %`;
}

import type { Highlights } from '#kit/charts/highlights';
import { NO_HIGHLIGHTS } from '#kit/charts/highlights';
import type { ActorReport, Report } from '#kit/session/report';
import { stateNames } from './state-names';

/** All of a machine's actors that a shop has or had, and the one of them that is watched. */
export interface Standing {
  readonly instances: readonly ActorReport[];
  readonly watched: ActorReport | undefined;
}

/**
 * Who is watched in a shop: the actor that was asked for. Where it has never run, as in a tab that shows another page, it is
 * the machine's only other choice: the first that runs.
 */
export function standingOf(
  report: Pick<Report, 'actors'> | undefined,
  machineId: string,
  asked: string | undefined,
): Standing {
  const actors = report?.actors ?? [];
  const instances = actors.filter(({ machine }) => machine === machineId);
  const watched =
    actors.find(({ address }) => address === asked) ??
    instances.find(({ status }) => status === 'active') ??
    instances[0];
  return { instances, watched };
}

/** What the drawing of a machine shows of the actor that is watched; nothing, when that is another machine or was stopped. */
export function highlightsOf(
  report: Pick<Report, 'log'> | undefined,
  machineId: string,
  watched: ActorReport | undefined,
): Highlights {
  if (!watched || watched.machine !== machineId || watched.status === 'stopped') {
    return NO_HIGHLIGHTS;
  }
  const last = report?.log.findLast(({ to, taken }) => to === watched.address && taken.length > 0);
  return { ...NO_HIGHLIGHTS, active: new Set(watched.states), taken: new Set(last?.taken.map(({ id }) => id)) };
}

/** Where an actor stands, in a sentence. */
export function sayWhere(actor: ActorReport | undefined): string {
  if (!actor) {
    return '';
  }
  const { address, status, value } = actor;
  const place = stateNames(value);
  return {
    active: `${address} is ${place}.`,
    done: `${address} is ${place}, and has ended.`,
    error: `${address} is ${place}, and has failed.`,
    stopped: `${address} was ${place} when it was stopped.`,
  }[status];
}

/** That an actor does not run which an address names. */
export function sayNobody(report: Pick<Report, 'actors'> | undefined, actor: string | undefined): string | undefined {
  const isMissing = report?.actors.every(({ address }) => address !== actor) === true;
  return actor !== undefined && isMissing ? `No actor "${actor}" runs in this shop.` : undefined;
}

import { useEffect, useMemo } from 'react';

import { momentsOf } from '#kit/session/moments';
import { isTime } from '#kit/session/session';
import type { Session, SessionEntry } from '#kit/session/session';
import type { TimelinePoint } from '#kit/session/timeline';
import type { DeskAddress } from '../address';
import { isAsking, NOTHING_ASKED } from '../address';
import { highlightsOf, sayNobody, standingOf } from '../live/standing';
import { isElsewhere, pathHighlights, usePathPlayback } from '../live/use-path-playback';
import { useRequestedState } from '../live/use-requested-state';
import { useStage } from '../live/use-stage';
import { useTabs } from '../live/use-tabs';
import type { ChartedMachine } from '../machines';
import { machineOfId } from '../machines';
import type { Navigate } from '../use-address';
import { useAddressBar } from './use-address-bar';
import { useKeptRequest } from './use-kept-request';
import { lastMoveOf, useShown } from './use-shown';

export interface DeskProps {
  /** The machine that the address names. */
  machine: ChartedMachine;
  address: DeskAddress;
  /** How often the address was asked for again. */
  asks: number;
  navigate: Navigate;
  /** Keeps what has happened, should drawing it fail. */
  onSession: (session: Session | undefined) => void;
  /** Tells which machine is drawn: a desk follows what happens. */
  onDrawn: (machine: string) => void;
}

/** Whether an entry came by drawing alone: a part of a page whose script is loaded late joins when it is drawn. */
function isDrawn(entry: SessionEntry): boolean {
  return isTime(entry) || entry.event.type === 'page.entered';
}

/** Whether a session that goes on stands where an address that asks for nothing would open. */
function isSamePoint(kept: TimelinePoint | undefined, opening: TimelinePoint | undefined): boolean {
  const [goesOn, opens] = [kept, opening].map((point) => point?.session);
  return (
    goesOn === opens ||
    (goesOn?.events.length === opens?.events.length && JSON.stringify(goesOn) === JSON.stringify(opens))
  );
}

/** What an open desk shows: of the stage, or of the tab that is watched in its place. */
export function useOpenDesk({ machine: named, address, asks, navigate, onSession, onDrawn }: DeskProps) {
  const playback = usePathPlayback(named.name, address);
  const ownRequest = useRequestedState(named, address, playback);
  const { requested, open } = useKeptRequest(ownRequest, address, asks);
  const stage = useStage(requested.point);
  const tabs = useTabs();
  const isStage = tabs.current === undefined;
  const report = isStage ? stage.report : tabs.report;
  const timeline = (isStage ? stage.timeline : undefined) ?? report?.session;
  const moments = useMemo(() => (timeline ? momentsOf(timeline, report?.log ?? []) : []), [timeline, report?.log]);
  const step = report?.session.events.length ?? 0;

  const isPinned = address.held === 'yes';
  /** Undefined until it is of what was asked for. */
  const stageReport = stage.isBegun ? stage.report : undefined;
  const hasMoved = playback === undefined && (!isStage || isElsewhere(stageReport, requested.point));
  const nobody = hasMoved ? undefined : sayNobody(report, address.actor);
  const reason = isStage ? (requested.reason ?? stage.failure ?? nobody) : undefined;
  const begun = isStage ? (requested.point?.session.events.length ?? 0) : 0;
  const lastMove = useMemo(
    () => (hasMoved ? lastMoveOf(moments, begun, step, report?.actors ?? []) : undefined),
    [hasMoved, moments, begun, step, report?.actors],
  );
  const { shown, choose } = useShown({
    named: { machine: named, actor: requested.actor },
    asks,
    report,
    lastMove,
    isPinned,
  });
  const { machine } = shown;
  const isFollowed = machine !== named;
  const { instances, watched } = useMemo(
    () => standingOf(report, machine.machine.id, shown.actor),
    [report, machine.machine.id, shown.actor],
  );
  const highlights = useMemo(() => {
    const standing = highlightsOf(report, machine.machine.id, watched);
    return isStage ? pathHighlights(playback, report, standing) : standing;
  }, [isStage, playback, report, machine.machine.id, watched]);
  const watchedAddress = watched?.address ?? shown.actor;
  const { watch } = isStage ? stage : tabs;
  useEffect(() => (watchedAddress === undefined ? undefined : watch(watchedAddress)), [watch, watchedAddress]);
  useEffect(() => onSession(report?.session), [onSession, report?.session]);
  useEffect(() => onDrawn(machine.name), [onDrawn, machine.name]);

  /** The address as if it named the machine that is shown. */
  const own: DeskAddress = isFollowed
    ? { ...address, ...NOTHING_ASKED, machine: machine.name, pane: 'stage' }
    : address;
  const namedActor = instances.length > 1 ? watched?.address : undefined;
  const isFurther =
    isElsewhere(stageReport, requested.point, isDrawn) ||
    (namedActor ?? requested.actor) !== requested.actor ||
    (!isAsking(address) && !isSamePoint(requested.point, ownRequest.point));
  useAddressBar(
    address,
    isStage && stageReport && timeline && isFurther ? { address: own, timeline, step, namedActor } : undefined,
  );
  const go: Navigate = (change, how) => navigate({ ...own, ...change }, how);
  const watchActor = (actor: string) => {
    const chosen = machineOfId(report?.actors.find((known) => known.address === actor)?.machine);
    if (chosen) {
      choose(actor, chosen.name);
      if (chosen !== named) {
        navigate({ ...NOTHING_ASKED, machine: chosen.name, pane: 'stage' });
      }
    }
  };
  return {
    machine,
    requested,
    open,
    playback,
    stage,
    tabs,
    isStage,
    report,
    timeline,
    moments,
    isPinned,
    reason,
    lastMove,
    instances,
    watched,
    namedActor,
    highlights,
    own,
    go,
    watchActor,
  };
}

import { useEffect, useMemo, useRef } from 'react';

import { Button } from '#ui/components/Button/Button';
import { Heading } from '#ui/components/Heading/Heading';
import { Text } from '#ui/components/Text/Text';

import { NO_HIGHLIGHTS } from '#kit/charts/highlights';
import { momentsOf } from '#kit/session/moments';
import type { Session } from '#kit/session/session';
import type { Address } from '../address';
import { isOpen, NOTHING_ASKED } from '../address';
import { AllStates } from '../live/AllStates';
import { sayHow } from '../live/how';
import { Instances } from '../live/Instances';
import { Panels } from '../live/Panels';
import * as panels from '../live/Panels.css';
import { Paths } from '../live/Paths';
import { StageBar } from '../live/StageBar';
import { StageFrame } from '../live/StageFrame';
import { highlightsOf, sayNobody, sayWhere, standingOf } from '../live/standing';
import { TabsBar } from '../live/TabsBar';
import { isElsewhere, pathHighlights, usePathPlayback } from '../live/use-path-playback';
import { useRequestedState } from '../live/use-requested-state';
import { useStage } from '../live/use-stage';
import { useTabs } from '../live/use-tabs';
import type { ChartedMachine } from '../machines';
import { invokedBy, machineOfId } from '../machines';
import { MachinePage } from '../machine/MachinePage';
import type { Navigate } from '../use-address';
import { Charts } from './Charts';
import * as styles from './Desk.css';
import { SkipShop } from './SkipShop';
import { Splitter } from './Splitter';
import { useKeptRequest } from './use-kept-request';
import { lastMoveOf, useShown } from './use-shown';
import type { Side } from './use-side';
import { SIDES, useSide } from './use-side';
import { Ways } from './Ways';
import { useSplits, widths } from './use-splits';

export interface DeskProps {
  /** The machine that the address names. */
  machine: ChartedMachine;
  address: Address;
  /** How often the address was asked for again. */
  asks: number;
  navigate: Navigate;
  /** Keeps what has happened, should drawing it fail. */
  onSession: (session: Session | undefined) => void;
  /** Tells which machine is drawn: a desk follows what happens. */
  onDrawn: (machine: string) => void;
}

/** One machine to read; beside it the shop and its timeline, once there is something to show or somebody asks for it. */
export function Desk(props: DeskProps) {
  const { machine, address, navigate } = props;
  // Kept while the desk is closed: a state that is pressed in a drawing is read beside it.
  const [side, setSide] = useSide(address);
  return isOpen(address) ? (
    <OpenDesk {...props} side={side} onSide={setSide} />
  ) : (
    <MachinePage
      machine={machine}
      address={address}
      navigate={navigate}
      highlights={NO_HIGHLIGHTS}
      onInvoke={({ source }) => navigate({ ...NOTHING_ASKED, machine: invokedBy(machine).get(source)?.name })}
    >
      <div>
        <Button tone="secondary" size="small" onClick={() => navigate({ pane: 'stage' })}>
          Show the shop beside it
        </Button>
      </div>
    </MachinePage>
  );
}

/** Charts, shop and timeline: what happens in the shop is followed from machine to machine. */
function OpenDesk({
  machine: named,
  address,
  asks,
  navigate,
  onSession,
  onDrawn,
  side,
  onSide,
}: DeskProps & { side: Side; onSide: (side: Side) => void }) {
  const playback = usePathPlayback(named.name, address);
  const { requested, open } = useKeptRequest(useRequestedState(named, address, playback), address, asks);
  const stage = useStage(requested.point);
  const tabs = useTabs();
  const isStage = tabs.current === undefined;
  const report = isStage ? stage.report : tabs.report;
  const timeline = (isStage ? stage.timeline : undefined) ?? report?.session;
  const moments = useMemo(() => (timeline ? momentsOf(timeline, report?.log ?? []) : []), [timeline, report?.log]);
  const step = report?.session.events.length ?? 0;

  const isPinned = address.held === 'yes';
  const hasMoved = playback === undefined && (!isStage || isElsewhere(report, requested.point));
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
  const own: Address = isFollowed ? { ...address, ...NOTHING_ASKED, machine: machine.name, pane: 'stage' } : address;
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
  const [splits, setSplits] = useSplits();
  const timelineRef = useRef<HTMLDivElement>(null);
  const where = sayWhere(watched);
  return (
    <div className={styles.root} data-side={side} style={widths(splits)}>
      <div className={styles.sides}>
        <div role="group" aria-label="What is shown" className={panels.bar}>
          {SIDES.map((each) => (
            <button
              key={each}
              type="button"
              className={panels.button}
              aria-pressed={each === side}
              onClick={() => onSide(each)}
            >
              {each === 'charts' ? 'Drawing' : 'Shop and timeline'}
            </button>
          ))}
        </div>
        {side === 'shop' ? (
          <Heading level={1} size="title5">
            {machine.name}
          </Heading>
        ) : null}
        <span className={styles.where}>{where}</span>
      </div>
      <section aria-label="Charts" className={styles.chartsPane}>
        <Charts
          machine={machine}
          address={own}
          navigate={go}
          highlights={highlights}
          report={report}
          lastMove={lastMove}
          watched={watched?.address}
          onWatch={watchActor}
          isPinned={isPinned}
          onPin={(isHeld) => go({ held: isHeld ? 'yes' : 'no' }, 'replace')}
        />
        {isStage && report && own.labels === 'pictures' ? (
          <Ways report={report} moments={moments} width={address.width} onStand={stage.wind} />
        ) : null}
      </section>
      <Splitter
        label="Width of the charts"
        split={splits.charts}
        onSplit={(charts) => setSplits({ ...splits, charts })}
      />
      <section aria-label="Shop" className={styles.live}>
        <div className={styles.shopPane}>
          <StageBar
            machine={machine}
            address={own}
            navigate={go}
            session={report?.session}
            timeline={timeline}
            isBehind={isStage && hasMoved && address.session !== undefined}
            watched={instances.length > 1 ? watched?.address : undefined}
            onOpen={isStage ? () => open() : undefined}
          />
          {reason === undefined ? null : (
            <p role="alert" className={styles.reason}>
              {reason}
            </p>
          )}
          {isStage ? <SkipShop to={timelineRef} /> : null}
          <StageFrame
            frameRef={stage.frameRef}
            width={address.width}
            title={`The shop, ${address.width} px wide`}
            drawings={stage.drawings}
            isHidden={!isStage}
          />
          {isStage ? (
            <Text size="small" tone="soft">
              {sayHow(requested, report)}
            </Text>
          ) : null}
          <TabsBar tabs={tabs} />
          <AllStates key={machine.name} machine={machine} address={own} />
        </div>
        <Splitter label="Width of the shop" split={splits.shop} onSplit={(shop) => setSplits({ ...splits, shop })} />
        <div
          ref={timelineRef}
          role="group"
          aria-label="Clock and timeline"
          tabIndex={-1}
          className={styles.timelinePane}
        >
          <p role="status">{where}</p>
          <Instances instances={instances} watched={watched?.address} onWatch={watchActor} />
          {report ? (
            <Panels
              report={report}
              moments={moments}
              watched={watched?.address}
              onWatch={watchActor}
              onSend={(to, event) => (isStage ? stage.tell({ kind: 'send', to, event }) : tabs.send(to, event))}
              stage={isStage ? stage : undefined}
              paths={<Paths machine={machine.name} address={own} navigate={go} playback={playback} />}
              isPlaying={address.path !== undefined}
            />
          ) : null}
        </div>
      </section>
    </div>
  );
}

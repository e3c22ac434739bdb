import type { ReactNode } from 'react';
import { useRef } from 'react';

import { Heading } from '#ui/components/Heading/Heading';
import { Text } from '#ui/components/Text/Text';

import { AllStates } from '../live/AllStates';
import { sayHow } from '../live/how';
import { Instances } from '../live/Instances';
import { Panels } from '../live/Panels';
import * as panels from '../live/Panels.css';
import { Paths } from '../live/Paths';
import { StageBar } from '../live/StageBar';
import { StageFrame } from '../live/StageFrame';
import { sayWhere } from '../live/standing';
import { TabsBar } from '../live/TabsBar';
import type { Finding } from '../machine/use-finding';
import { Charts } from './Charts';
import * as styles from './Desk.css';
import { SkipShop } from './SkipShop';
import { Splitter } from './Splitter';
import type { DeskProps } from './use-open-desk';
import { useOpenDesk } from './use-open-desk';
import type { Side } from './use-side';
import { SIDES } from './use-side';
import { useSplits, widths } from './use-splits';
import { Ways } from './Ways';

type Shown = ReturnType<typeof useOpenDesk>;

interface OpenDeskProps extends DeskProps {
  finding: Finding;
  side: Side;
  onSide: (side: Side) => void;
}

/** Charts, shop and timeline: what happens in the shop is followed from machine to machine. */
export function OpenDesk({ side, onSide, finding, ...props }: OpenDeskProps) {
  const shown = useOpenDesk(props);
  const { address } = props;
  const { machine, stage, isStage, report, moments, isPinned, lastMove, watched, highlights, own, go, watchActor } =
    shown;
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
          finding={finding}
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
      <section aria-label="Shop" className={styles.live} data-live="">
        <div className={styles.shopPane}>
          <ShopPane address={address} {...shown}>
            {isStage ? <SkipShop to={timelineRef} /> : null}
          </ShopPane>
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
          <TimelinePane isPlaying={address.path !== undefined} {...shown} />
        </div>
      </section>
    </div>
  );
}

function ShopPane({ address, children, ...shown }: Shown & Pick<DeskProps, 'address'> & { children: ReactNode }) {
  const { machine, requested, open, stage, tabs, isStage, report, timeline, reason, namedActor, own, go } = shown;
  const retry = () => {
    // The button goes once the shop is there.
    stage.frameRef.current?.focus();
    stage.retry();
  };
  return (
    <>
      <StageBar
        machine={machine}
        address={own}
        navigate={go}
        session={report?.session}
        timeline={timeline}
        namedActor={namedActor}
        onOpen={isStage ? () => open() : undefined}
      />
      {reason === undefined ? null : (
        <p role="alert" className={styles.reason}>
          {reason}
        </p>
      )}
      {isStage && stage.isLate ? (
        <div className={panels.bar}>
          <p role="alert" className={styles.reason}>
            The shop did not load: the connection may have been lost.
          </p>
          <button type="button" className={panels.button} onClick={retry}>
            Load it again
          </button>
        </div>
      ) : null}
      {children}
      <StageFrame
        frameRef={stage.frameRef}
        width={address.width}
        title={`The shop, ${address.width} px wide`}
        drawings={stage.drawings}
        isHidden={!isStage}
      />
      {isStage ? (
        <Text size="small" tone="soft">
          {stage.isLate ? '' : sayHow(requested, report)}
        </Text>
      ) : null}
      <TabsBar tabs={tabs} />
      <AllStates key={machine.name} machine={machine} address={own} />
    </>
  );
}

function TimelinePane({ isPlaying, ...shown }: Shown & { isPlaying: boolean }) {
  const { machine, playback, stage, tabs, isStage, report, moments, instances, watched, own, go, watchActor } = shown;
  return (
    <>
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
          isPlaying={isPlaying}
        />
      ) : null}
    </>
  );
}

import { durationWords } from '#kit/charts/words';
import type { Report } from '#kit/session/report';
import type { Moment } from '#kit/session/moments';
import * as styles from './Panels.css';
import { wordsOf } from './Timeline';

export interface ClockBarProps {
  report: Pick<Report, 'now' | 'timers' | 'isRunning'>;
  /** All that has happened, also what lies ahead after a step back. */
  moments: readonly Moment[];
  /** How many entries of the timeline have happened. */
  step: number;
  onAdvance: (to: number) => void;
  onRun: (isRunning: boolean) => void;
  onStep: (step: number) => void;
}

const SECOND_MS = 1_000;

/** Time and steps: to any event, forward, back, on by a moment, to the next timer, running or paused. */
export function ClockBar({
  report: { now, timers, isRunning },
  moments,
  step,
  onAdvance,
  onRun,
  onStep,
}: ClockBarProps) {
  const steps = moments.length;
  const latest = moments[step - 1];
  const next = timers.length > 0 ? Math.min(...timers.map(({ left }) => left)) : undefined;
  return (
    <div role="group" aria-label="Time" className={styles.bar}>
      <input
        type="range"
        className={styles.scrubber}
        aria-label="Event"
        aria-valuetext={`${step} of ${steps}: ${latest ? wordsOf(latest) : 'before everything'}`}
        min={0}
        max={steps}
        value={step}
        onChange={({ currentTarget: { value } }) => onStep(Number(value))}
      />
      <BarButton
        label="Back"
        off={step === 0 ? 'Nothing has happened before.' : undefined}
        onClick={() => onStep(step - 1)}
      />
      <span className={styles.reading}>
        Event {step} of {steps}
      </span>
      {latest ? <code className={styles.code}>{latest.entry.event.type}</code> : null}
      <BarButton
        label="Step"
        off={step >= steps ? 'Nothing lies ahead.' : undefined}
        onClick={() => onStep(step + 1)}
      />
      <BarButton label="+0.001 s" onClick={() => onAdvance(now + 1)} />
      <BarButton label="+1 s" onClick={() => onAdvance(now + SECOND_MS)} />
      <BarButton
        label="Just before the next timer"
        off={next === undefined ? NO_TIMER : next <= 1 ? 'The next timer is just about to end.' : undefined}
        onClick={() => onAdvance(now + (next ?? 1) - 1)}
      />
      <BarButton
        label="To the next timer"
        off={next === undefined ? NO_TIMER : undefined}
        onClick={() => onAdvance(now + (next ?? 0))}
      />
      <BarButton label={isRunning ? 'Pause' : 'Run'} onClick={() => onRun(!isRunning)} />
      <span className={styles.reading}>{durationWords(now)}</span>
    </div>
  );
}

const NO_TIMER = 'No timer runs.';

interface BarButtonProps {
  label: string;
  /** Why it can do nothing now. */
  off?: string | undefined;
  onClick: () => void;
}

/** A button of a bar; off, it stays where it is, says why and does nothing. */
export function BarButton({ label, off, onClick }: BarButtonProps) {
  const isOff = off !== undefined;
  return (
    <button
      type="button"
      className={styles.button}
      aria-disabled={isOff}
      title={off}
      onClick={isOff ? undefined : onClick}
    >
      {label}
    </button>
  );
}

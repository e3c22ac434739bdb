import type { TrackingStage } from './order';
import { TRACKING_STAGES } from './order';
import type { StageTimes } from './parcel';

/** Where a parcel is, by the clock and by what is written down: it never goes back. */
export function stageAt(reached: TrackingStage, times: StageTimes, now: number): TrackingStage {
  const here = TRACKING_STAGES.indexOf(reached);
  return (
    TRACKING_STAGES.findLast((stage, index) => index <= here || (stage !== 'Received' && times[stage] <= now)) ??
    reached
  );
}

import type { Extent } from '#kit/charts/layout/with-room';

import type { Print } from '../stage/sheet';
import * as styles from './ContactSheet.css';

export interface StillPageProps {
  print: Pick<Print, 'id' | 'shown'>;
  /** Width of the page in px. */
  width: number;
  /** Room for it in px; less of a page is shown where it is less high. Undefined for a phone's height, small. */
  room?: Extent | undefined;
  onLoad?: (() => void) | undefined;
}

const SCALE = 0.4;
const HEIGHT_PX = 844;

/** The page that shows a state, standing still and small, or why none does. */
export function StillPage({ print: { id, shown }, width, room, onLoad }: StillPageProps) {
  const scale = room ? room.width / width : SCALE;
  const height = room ? Math.round(room.height / scale) : HEIGHT_PX;
  return 'reason' in shown ? (
    <p className={styles.reason}>{shown.reason}</p>
  ) : (
    <div className={styles.print} style={{ width: width * scale, height: height * scale }}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the shop's own page, which needs scripts and origin */}
      <iframe
        className={styles.frame}
        src={shown.href}
        title={id}
        tabIndex={-1}
        loading="lazy"
        inert
        onLoad={onLoad}
        style={{ width, height, transform: `scale(${scale})` }}
      />
    </div>
  );
}

import type { Print } from '../stage/sheet';
import * as styles from './ContactSheet.css';

export interface StillPageProps {
  print: Pick<Print, 'id' | 'shown'>;
  /** Width of the page in px. */
  width: number;
}

const SCALE = 0.4;
const HEIGHT_PX = 844;

/** The page that shows a state, standing still and small, or why none does. */
export function StillPage({ print: { id, shown }, width }: StillPageProps) {
  return 'reason' in shown ? (
    <p className={styles.reason}>{shown.reason}</p>
  ) : (
    <div className={styles.print} style={{ width: width * SCALE, height: HEIGHT_PX * SCALE }}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the shop's own page, which needs scripts and origin */}
      <iframe
        className={styles.frame}
        src={shown.href}
        title={id}
        tabIndex={-1}
        loading="lazy"
        inert
        style={{ width, height: HEIGHT_PX, transform: `scale(${SCALE})` }}
      />
    </div>
  );
}

import type { Picture as PictureFacts } from '#domain/picture';

import { Picture } from '../Picture/Picture';
import * as styles from './Avatar.css';

export interface AvatarProps {
  picture: PictureFacts;
  size: keyof typeof styles.root;
}

const SIZES = { small: '32px', normal: '48px', large: '64px' } as const;

/** A portrait without alternative text: the name is beside it. */
export function Avatar({ picture, size }: AvatarProps) {
  return (
    <span className={styles.root[size]}>
      <Picture picture={picture} sizes={SIZES[size]} shape="fill" alt="" />
    </span>
  );
}

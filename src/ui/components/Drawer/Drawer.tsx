import type { ReactNode } from 'react';

import { ModalBox } from '../Dialog/ModalBox';
import { Heading } from '../Heading/Heading';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import * as styles from './Drawer.css';

export interface DrawerProps {
  isOpen: boolean;
  /** Unique on the page; the button that opens it has it as `controls`. */
  id: string;
  title: string;
  side?: 'left' | 'right' | undefined;
  /** Label of the close button. */
  closeLabel?: string | undefined;
  /** Sticky at the bottom, such as "Show 12 products". */
  footer?: ReactNode;
  /** True if its content is on the page while it is closed: a page without its script can open and close it. */
  keepsContent?: boolean | undefined;
  /** The close button, Esc, or a click beside it. */
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that slides in from the side. */
export function Drawer({
  isOpen,
  id,
  title,
  side = 'right',
  closeLabel = 'Close',
  footer,
  keepsContent,
  onClose,
  children,
}: DrawerProps) {
  return (
    <ModalBox isOpen={isOpen} labelledBy={`${id}-title`} place={side} keepsContent={keepsContent} onDismiss={onClose}>
      <div className={styles.root} id={id}>
        <div className={styles.head}>
          <Heading level={2} size="title4" id={`${id}-title`}>
            {title}
          </Heading>
          <IconButton label={closeLabel} icon={<Icon name="x" size={24} />} closesDialog onClick={onClose} />
        </div>
        <div className={styles.body}>{children}</div>
        {footer ? <div className={styles.foot}>{footer}</div> : null}
      </div>
    </ModalBox>
  );
}

import type { ReactNode } from 'react';

import { Heading } from '../Heading/Heading';
import { ModalBox } from './ModalBox';
import * as parts from './parts.css';

export interface DialogProps {
  isOpen: boolean;
  /** Unique on the page; its title is `<id>-title`. */
  id: string;
  title: string;
  role?: 'dialog' | 'alertdialog' | undefined;
  /** An icon above the title. */
  icon?: ReactNode;
  /** Buttons, the primary one first. */
  actions: ReactNode;
  /** Esc, or a click beside it. */
  onDismiss?: (() => void) | undefined;
  children: ReactNode;
}

/** A modal dialog with a title, a text and actions. */
export function Dialog({ isOpen, id, title, role, icon, actions, onDismiss, children }: DialogProps) {
  return (
    <ModalBox
      isOpen={isOpen}
      labelledBy={`${id}-title`}
      describedBy={`${id}-words`}
      role={role}
      place="middle"
      onDismiss={onDismiss}
    >
      {icon ? <span className={parts.icon}>{icon}</span> : null}
      <div className={parts.words}>
        <Heading level={2} size="title3" id={`${id}-title`}>
          {title}
        </Heading>
        <div id={`${id}-words`}>{children}</div>
      </div>
      <div className={parts.actions}>{actions}</div>
    </ModalBox>
  );
}

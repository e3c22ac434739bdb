import type { ReactNode } from 'react';

import { Button } from '../Button/Button';
import { ModalBox } from '../Dialog/ModalBox';
import type { FormWords } from '../FormBox/form-words';
import { FormBox } from '../FormBox/FormBox';
import { Heading } from '../Heading/Heading';
import * as styles from './FormDialog.css';

export interface FormDialogProps {
  isOpen: boolean;
  /** Prefix of its fields' ids; its title is `<id>-title`. */
  id: string;
  title: string;
  form: FormWords;
  /** Id of the field that takes focus first. */
  firstField: string;
  submitLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/** A short form in a dialog; Esc, Cancel or a click beside it close it without changes. */
export function FormDialog({ isOpen, id, title, form, firstField, submitLabel, onClose, children }: FormDialogProps) {
  return (
    <ModalBox
      isOpen={isOpen}
      labelledBy={`${id}-title`}
      place="middle"
      initialFocusId={`${id}-${firstField}`}
      onDismiss={onClose}
    >
      <Heading level={2} size="title3" id={`${id}-title`}>
        {title}
      </Heading>
      <FormBox id={id} labelledBy={`${id}-title`} form={form}>
        {children}
        <div className={styles.actions}>
          <Button type="submit">{submitLabel}</Button>
          <Button tone="secondary" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </FormBox>
    </ModalBox>
  );
}

import { Button } from '#ui/components/Button/Button';
import { Checkbox } from '#ui/components/Checkbox/Checkbox';
import { Heading } from '#ui/components/Heading/Heading';
import { RadioGroup } from '#ui/components/RadioGroup/RadioGroup';
import { StatusLine } from '#ui/components/StatusLine/StatusLine';
import type { SummaryRow } from '#ui/components/SummaryList/SummaryList';
import { SummaryList } from '#ui/components/SummaryList/SummaryList';
import { Text } from '#ui/components/Text/Text';

import * as styles from './TrackOrderDetailView.css';

/** The id of its heading, which takes focus. */
const HEADING = 'order-return';

export interface ReturnChoiceProps {
  lines: readonly { readonly id: number; readonly name: string; readonly isChosen: boolean }[];
  reasons: readonly string[];
  /** Empty until one is chosen. */
  reason: string;
  /** What is missing, once the shopper has tried to go on. */
  problem: string | undefined;
  onToggle: (id: number) => void;
  onReason: (reason: string) => void;
  onBook: () => void;
  onClose: () => void;
}

export interface ReturnReceiptProps {
  rows: readonly SummaryRow[];
  /** Set until the return is collected. */
  onWithdraw: (() => void) | undefined;
}

export interface OrderReturnProps {
  /** Set while a return is offered. */
  onOpen: (() => void) | undefined;
  /** Set while lines and a reason are chosen. */
  choice: ReturnChoiceProps | undefined;
  /** Set once something goes back. */
  receipt: ReturnReceiptProps | undefined;
}

/** What goes back of an order: the offer, the choice, then a receipt. */
export function OrderReturn({ onOpen, choice, receipt }: OrderReturnProps) {
  return (
    <section
      aria-labelledby={HEADING}
      className={styles.back}
      data-screen-only={receipt === undefined ? '' : undefined}
    >
      <Heading level={2} id={HEADING} size="title4" takesFocus>
        {receipt === undefined ? 'Returns' : 'Your return'}
      </Heading>
      {onOpen === undefined ? null : (
        <div className={styles.messages}>
          <Text tone="soft">Not right? You have 30 days from arrival to send it back.</Text>
          <Button tone="secondary" size="small" onClick={onOpen}>
            Return something
          </Button>
        </div>
      )}
      {choice === undefined ? null : <Choice {...choice} />}
      {receipt === undefined ? null : <Receipt {...receipt} />}
    </section>
  );
}

function Choice({ lines, reasons, reason, problem, onToggle, onReason, onBook, onClose }: ReturnChoiceProps) {
  return (
    <div className={styles.choice}>
      <fieldset className={styles.goingBack}>
        <legend className={styles.legend}>What goes back?</legend>
        {lines.map(({ id, name, isChosen }) => (
          <Checkbox
            key={id}
            id={`return-${id}`}
            name={`return-${id}`}
            label={name}
            isChecked={isChosen}
            onChange={() => onToggle(id)}
          />
        ))}
      </fieldset>
      <RadioGroup
        legend="Why?"
        name="return-reason"
        options={reasons.map((value) => ({ value, label: value }))}
        value={reason}
        onChange={onReason}
      />
      <div className={styles.bookReturn}>
        <StatusLine text={problem} tone="clay" size="body" />
        <div className={styles.messages}>
          <Button onClick={onBook}>Book the return</Button>
          <Button tone="secondary" onClick={onClose}>
            Keep everything
          </Button>
        </div>
      </div>
    </div>
  );
}

function Receipt({ rows, onWithdraw }: ReturnReceiptProps) {
  return (
    <>
      <SummaryList look="facts" rows={rows} />
      {onWithdraw === undefined ? null : (
        <div className={styles.messages} data-screen-only="">
          <Text tone="soft">Changed your mind? You can keep it until it is collected.</Text>
          <Button tone="secondary" size="small" onClick={onWithdraw}>
            Keep it after all
          </Button>
        </div>
      )}
    </>
  );
}

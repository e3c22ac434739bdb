import { Fragment } from 'react';

import { Button } from '#ui/components/Button/Button';
import { Checkbox } from '#ui/components/Checkbox/Checkbox';
import { Heading } from '#ui/components/Heading/Heading';
import { QuantityStepper } from '#ui/components/QuantityStepper/QuantityStepper';
import { RadioGroup } from '#ui/components/RadioGroup/RadioGroup';
import { StatusLine } from '#ui/components/StatusLine/StatusLine';
import type { SummaryRow } from '#ui/components/SummaryList/SummaryList';
import { SummaryList } from '#ui/components/SummaryList/SummaryList';
import { Text } from '#ui/components/Text/Text';

import * as styles from './TrackOrderDetailView.css';

/** The id of its heading, which takes focus. */
const HEADING = 'order-return';

export interface ReturnLine {
  readonly id: number;
  readonly name: string;
  /** Pieces that can go back. */
  readonly left: number;
  /** Pieces that are to go back, 0 for none. */
  readonly chosen: number;
  /** `chosen`, or what is being typed. */
  readonly value: string;
}

export interface ReturnChoiceProps {
  lines: readonly ReturnLine[];
  reasons: readonly string[];
  /** Empty until one is chosen. */
  reason: string;
  /** What is missing, once the shopper has tried to go on. */
  problem: string | undefined;
  /** What is paid back, once something is chosen. */
  refund: string | undefined;
  onToggle: (id: number) => void;
  onTyped: (id: number, text: string) => void;
  onLeft: () => void;
  onStepped: (id: number, by: 1 | -1) => void;
  onReason: (reason: string) => void;
  onBook: () => void;
  onClose: () => void;
}

export interface OrderReturnProps {
  /** That nothing can go back any more. */
  ended: string | undefined;
  /** Set while a return is offered. */
  onOpen: (() => void) | undefined;
  /** Set while pieces and a reason are chosen. */
  choice: ReturnChoiceProps | undefined;
  /** One for each return, the last one first. */
  receipts: readonly (readonly SummaryRow[])[];
  /** Set until the last return is collected. */
  onWithdraw: (() => void) | undefined;
}

/** What goes back of an order: the offer, the choice, and receipts. */
export function OrderReturn({ ended, onOpen, choice, receipts, onWithdraw }: OrderReturnProps) {
  return (
    <section
      aria-labelledby={HEADING}
      className={styles.back}
      data-screen-only={receipts.length === 0 ? '' : undefined}
    >
      <Heading level={2} id={HEADING} size="title4" takesFocus>
        {receipts.length === 0 ? 'Returns' : receipts.length === 1 ? 'Your return' : 'Your returns'}
      </Heading>
      {ended === undefined ? null : <Text tone="soft">{ended}</Text>}
      {onOpen === undefined ? null : (
        <div className={styles.messages} data-screen-only="">
          <Text tone="soft">Not right? You have 30 days from arrival to send it back.</Text>
          <Button tone="secondary" size="small" onClick={onOpen}>
            Return something
          </Button>
        </div>
      )}
      {choice === undefined ? null : <Choice {...choice} />}
      {receipts.map((rows, index) => (
        <Fragment key={receipts.length - index}>
          <SummaryList look="facts" rows={rows} />
          {index > 0 || onWithdraw === undefined ? null : (
            <div className={styles.messages} data-screen-only="">
              <Text tone="soft">Changed your mind? You can keep it until it is collected.</Text>
              <Button tone="secondary" size="small" onClick={onWithdraw}>
                Keep it after all
              </Button>
            </div>
          )}
        </Fragment>
      ))}
    </section>
  );
}

function Choice({
  lines,
  reasons,
  reason,
  problem,
  refund,
  onToggle,
  onTyped,
  onLeft,
  onStepped,
  onReason,
  onBook,
  onClose,
}: ReturnChoiceProps) {
  return (
    <div className={styles.choice}>
      <fieldset className={styles.goingBack}>
        <legend className={styles.legend}>What goes back?</legend>
        {lines.map(({ id, name, left, chosen, value }) => (
          <div key={id} className={styles.goingBack}>
            <Checkbox
              id={`return-${id}`}
              name={`return-${id}`}
              label={`${left} × ${name}`}
              isChecked={chosen > 0}
              onChange={() => onToggle(id)}
            />
            {chosen === 0 || left === 1 ? null : (
              <div className={styles.pieces}>
                <QuantityStepper
                  id={`return-quantity-${id}`}
                  label={`Quantity of ${name}`}
                  value={value}
                  canDecrease={chosen > 1}
                  canIncrease={chosen < left}
                  onChange={(typed) => onTyped(id, typed)}
                  onLeave={onLeft}
                  onStep={(by) => onStepped(id, by)}
                />
                <Text as="span" tone="soft">{`of ${left}`}</Text>
              </div>
            )}
          </div>
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
        <StatusLine text={refund} tone="ink" size="body" />
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

import { Heading } from '#ui/components/Heading/Heading';
import { Text } from '#ui/components/Text/Text';
import { Verdicts } from '#ui/components/Verdicts/Verdicts';

import * as styles from './CartFits.css';
import { RoomPlan } from './RoomPlan';
import type { RoomPlanWords } from './RoomPlan';

export interface CartFitsWords {
  /** Products that do not fit, each with its reasons. */
  readonly lacking: readonly { readonly id: number; readonly name: string; readonly reasons: readonly string[] }[];
  /** That all others fit; undefined if there are none, or if it is not known. */
  readonly others: string | undefined;
  /** The sizes of the room. */
  readonly room: string;
  /** Undefined if the room's floor was not measured, or if nothing stands there. */
  readonly plan: RoomPlanWords | undefined;
}

export interface CartFitsProps {
  words: CartFitsWords;
}

/** What in the cart does not fit the shopper's room, and a plan of it. */
export function CartFits({ words: { lacking, others, room, plan } }: CartFitsProps) {
  return (
    <section className={styles.root} aria-labelledby="cart-fits">
      <Heading level={2} size="title4" id="cart-fits">
        Will it fit?
      </Heading>
      {lacking.map(({ id, name, reasons }) => (
        <div key={id}>
          <Text weight="medium">{name}</Text>
          <Verdicts verdicts={reasons.map((text) => ({ fits: false, text }))} />
        </div>
      ))}
      {others === undefined ? null : <Verdicts verdicts={[{ fits: true, text: others }]} />}
      <Text size="small" tone="soft">
        {room}
      </Text>
      {plan ? <RoomPlan words={plan} /> : null}
    </section>
  );
}

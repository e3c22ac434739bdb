import { Heading } from '#ui/components/Heading/Heading';
import { Text } from '#ui/components/Text/Text';

import { writeAddress } from '../address';
import { chartedMachines } from '../machines';
import * as styles from './Gallery.css';

/** Every machine with its purpose. */
export function Gallery() {
  return (
    <>
      <Heading level={1}>Statecharts</Heading>
      <ul className={styles.list}>
        {chartedMachines.map(({ name, machine }) => (
          <li key={name} className={styles.item}>
            <Heading level={2} size="title5">
              <a href={writeAddress({ machine: name })}>{name}</a>
            </Heading>
            <Text size="small" tone="soft">
              {machine.root.description}
            </Text>
          </li>
        ))}
      </ul>
    </>
  );
}

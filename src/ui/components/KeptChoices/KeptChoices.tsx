import { Button } from '../Button/Button';
import { StatusLine } from '../StatusLine/StatusLine';
import { Text } from '../Text/Text';
import * as styles from './KeptChoices.css';

export interface KeptChoicesProps {
  /** Above the buttons, and their group's name. */
  label: string;
  choices: readonly { readonly id: string; readonly label: string }[];
  /** What the last choice did. */
  status: string | undefined;
  onChoose: (id: string) => void;
}

/** Details kept on this device, each filled in with one press; nothing while none are kept. */
export function KeptChoices({ label, choices, status, onChoose }: KeptChoicesProps) {
  return choices.length === 0 ? null : (
    <div className={styles.root} role="group" aria-label={label} data-settles="stored">
      <Text size="small" tone="soft">
        {label}
      </Text>
      <div className={styles.choices}>
        {choices.map((choice) => (
          <Button key={choice.id} tone="secondary" size="small" onClick={() => onChoose(choice.id)}>
            {choice.label}
          </Button>
        ))}
      </div>
      <StatusLine text={status} tone="ink" />
    </div>
  );
}

import { Text } from '../Text/Text';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

export interface StatusLineProps {
  /** Undefined while there is nothing to say; the line stays, so that what comes is announced. */
  text: string | undefined;
  /** `hidden` is only read. */
  look?: 'shown' | 'hidden' | undefined;
  tone?: 'ink' | 'soft' | 'moss' | 'clay' | 'success' | undefined;
  size?: 'small' | 'body' | undefined;
  id?: string | undefined;
}

/** A line that says what has changed, such as "12 products", when nobody asked. */
export function StatusLine({ text, look = 'shown', tone = 'soft', size = 'small', id }: StatusLineProps) {
  return (
    <div role="status" id={id} tabIndex={id === undefined ? undefined : -1}>
      {text === undefined ? null : look === 'hidden' ? (
        <VisuallyHidden>{text}</VisuallyHidden>
      ) : (
        <Text tone={tone} size={size} isTabular>
          {text}
        </Text>
      )}
    </div>
  );
}

import { Text } from '../Text/Text';

export interface StatusLineProps {
  /** Undefined while there is no status; the element is always rendered, so that a change is announced. */
  text: string | undefined;
  tone?: 'ink' | 'soft' | 'moss' | 'clay' | 'success' | undefined;
  size?: 'small' | 'body' | undefined;
  id?: string | undefined;
}

/** A live region for changes, such as "12 products". */
export function StatusLine({ text, tone = 'soft', size = 'small', id }: StatusLineProps) {
  return (
    <div role="status" id={id} tabIndex={id === undefined ? undefined : -1}>
      {text === undefined ? null : (
        <Text tone={tone} size={size} isTabular>
          {text}
        </Text>
      )}
    </div>
  );
}

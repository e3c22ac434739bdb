import { whole } from './WholeWords.css';

/** Letters that fit into every name which `whole` finds wide enough. */
const MOST = 11;

/**
 * A name whose words do not break at their hyphens, within an element that is a container (`containerType`). The text
 * stays as it is: signs that forbid a break would be copied, and boxes would part what is looked for in the page.
 */
export function WholeWords({ children }: { children: string }) {
  return (
    <span>
      {children.split(/(\S+-\S+)/).map((part, place) =>
        place % 2 === 1 && part.length <= MOST ? (
          <span key={place} className={whole}>
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </span>
  );
}

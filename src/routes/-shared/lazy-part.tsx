import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';

/**
 * A part of a page whose script is fetched when it is first drawn. Nothing is drawn until it is there, or where it is
 * missing. React's `lazy` would wait up to 300 ms longer with it.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function LazyPart(props) {
    const [Part, setPart] = useState(() => loaded);
    useEffect(() => {
      if (!Part) {
        load().then(
          (part) => {
            loaded = part;
            return setPart(() => part);
          },
          () => undefined,
        );
      }
    }, [Part]);
    return Part ? <Part {...props} /> : null;
  };
}

import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';

import { Button } from '#ui/components/Button/Button';
import { painted } from '#ui/scheduling';

import { useBackOnline } from './online';
import { useShop } from './shop';

/**
 * A part of a page whose script is fetched when it is first drawn. Nothing is drawn until it is there; where it is missing,
 * a line says so and loads it again, unless the page is whole without it; so does a network that comes back. React's `lazy` would wait up to 300 ms longer.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props> | undefined>,
  isNeeded = true,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function LazyPart(props) {
    const [Part, setPart] = useState(() => loaded);
    const [isMissing, setMissing] = useState(false);
    const shop = useShop();
    useEffect(() => {
      if (!Part && !isMissing) {
        void painted()
          .then(load)
          .catch(() => undefined)
          .then((part) => {
            loaded = part;
            setMissing(!part);
            if (!part) {
              shop.partMissing();
            }
            return setPart(() => part);
          });
      }
    }, [Part, isMissing, shop]);
    const tryAgain = () => setMissing(false);
    useBackOnline(isMissing, tryAgain);
    if (Part) {
      return <Part {...props} />;
    }
    return isMissing && isNeeded ? (
      <p role="status">
        This part did not load.{' '}
        <Button tone="quiet" size="inline" onClick={tryAgain}>
          Try again
        </Button>
      </p>
    ) : null;
  };
}

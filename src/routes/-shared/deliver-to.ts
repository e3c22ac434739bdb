import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';

import { importedPart } from '#browser/route-chunks';
import type { Country } from '#domain/countries';
import { USUAL_WEEKEND } from '#domain/delivery';
import type { Weekend } from '#domain/delivery';
import type { DeliverToProps } from '#ui/components/DeliverTo/DeliverTo';

import { useMember } from './shop';

/** The country that pieces are delivered to, with its weekend, and its choice; the list is fetched on the first touch. */
export function useDeliverTo(): { deliverTo: DeliverToProps; weekend: Weekend } {
  const destination = useMember('destination');
  const { country, weekend } = useSelector(destination, ({ context }) => context);
  const [countries, setCountries] = useState<readonly Country[]>();
  const deliverTo = useMemo(
    () => ({
      country,
      countries,
      onApproached: () =>
        void importedPart(() => import('#fixtures/countries')).then(
          (loaded) => setCountries(loaded.countries),
          () => undefined,
        ),
      onChosen: (name: string) => {
        const chosen = countries?.find((one) => one.name === name);
        if (chosen) {
          destination.send({ type: 'country.chosen', country: name, weekend: chosen.weekend ?? USUAL_WEEKEND });
        }
      },
    }),
    [countries, country, destination],
  );
  return { weekend, deliverTo };
}

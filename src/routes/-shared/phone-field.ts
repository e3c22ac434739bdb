import { useCallback, useEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';

import type { formMachine } from '#machines/form/form.machine';

import { loadPhoneNumbers } from './phone';

/**
 * Loads the rules of phone numbers as soon as there is a number, and tells the form. Returns what loads them earlier,
 * or again after a failure.
 */
export function usePhoneNumbers(phone: string | undefined, form: ActorRefFrom<typeof formMachine> | undefined) {
  const [areLoaded, setLoaded] = useState(false);
  const load = useCallback(() => void loadPhoneNumbers().then(setLoaded), []);
  const isWanted = (phone ?? '') !== '';
  useEffect(() => {
    if (isWanted) {
      load();
    }
  }, [isWanted, load]);
  useEffect(() => {
    if (areLoaded) {
      form?.send({ type: 'rules.loaded' });
    }
  }, [areLoaded, form]);
  return load;
}

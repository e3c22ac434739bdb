import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';

import type { formMachine } from '#machines/form/form.machine';
import type { FormWords } from '#ui/components/FormBox/form-words';

/** A form actor's state and callbacks; empty while there is no form. */
export function useForm(form: ActorRefFrom<typeof formMachine> | undefined): FormWords {
  const values = useSelector(form, (snapshot) => snapshot?.context.values) ?? {};
  const problems = useSelector(form, (snapshot) => snapshot?.context.problems) ?? {};
  const refusals = useSelector(form, (snapshot) => snapshot?.context.refusals) ?? 0;
  useErrorTitle(Object.keys(problems).length > 0);
  return {
    values,
    problems,
    refusals,
    onChange: (field, value) => form?.send({ type: 'field.changed', field, value }),
    onSubmit: () => form?.send({ type: 'form.submitted' }),
  };
}

const ERROR_PREFIX = 'Error: ';

/** The document title begins with "Error: " while problems are reported (GOV.UK Design System, "Error summary"). */
export function useErrorTitle(hasProblems: boolean): void {
  useEffect(() => {
    if (!hasProblems) {
      return undefined;
    }
    document.title = ERROR_PREFIX + document.title;
    return () => {
      document.title = document.title.replace(ERROR_PREFIX, '');
    };
  }, [hasProblems]);
}

import { rootRouteId, useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { ActorRefFrom, AnyStateMachine } from 'xstate';

import type { formMachine } from '#machines/form/form.machine';
import type { PageDefinition, Shop, ShopMember } from '#shop';

/** The shop that the router carries. */
export function useShop(): Shop {
  return useRouteContext({ from: rootRouteId, select: ({ shop }) => shop });
}

/** A long-lived actor of the shop. */
export function useMember<Name extends Parameters<Shop['member']>[0]>(name: Name): ShopMember<Name> {
  return useShop().member(name);
}

/**
 * The machine of this page, which lives as long as the address is within `scope`: the path of the page, or the path that
 * several routes share.
 */
export function usePage<Machine extends AnyStateMachine, Params extends Record<string, string | number>>(
  definition: PageDefinition<Machine, Params>,
  scope: string,
  params: Params,
): ActorRefFrom<Machine> {
  return useShop().page(definition, scope, params);
}

/** Clock and chance of this visit; `arrivedAt` is undefined on a page that is still as it was prerendered. */
export function useVisit(): { readonly seed: number; readonly arrivedAt: number | undefined } {
  const { actor } = useShop();
  const seed = useSelector(actor, ({ context }) => context.seed);
  const arrivedAt = useSelector(actor, ({ context }) => context.arrivedAt);
  return { seed, arrivedAt };
}

/** What a view of a form draws, and what it calls. */
export interface FormWords {
  readonly values: Readonly<Record<string, string>>;
  readonly problems: Readonly<Record<string, string>>;
  /** Grows with every refused submit. */
  readonly refusals: number;
  readonly onChange: (field: string, value: string) => void;
  readonly onSubmit: () => void;
}

/** A form actor as words and callbacks; blank while the page shows something else in its place. */
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

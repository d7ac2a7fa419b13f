import { useEffect, useLayoutEffect } from 'react';
import type { CalculatorView } from '#definition/definition.ts';
import type { Worked } from '#form/calculator-form.ts';
import type { FormStore } from '#form/form-store.ts';
import { writeToAddress } from '#scenario/address.ts';
import { toQuery } from '#scenario/link.ts';
import type { Scenario } from '#scenario/scenario.ts';

/** What goes along where a page asks one of several questions. */
export interface Carried {
  /** What a question begins with, for an address that says nothing of it; null for the page's own beginning. */
  taken: (definition: CalculatorView) => Scenario | null;
  /** A question is left as it stands. */
  left: (definition: CalculatorView, scenario: Scenario) => void;
}

/** Hands over what a question is left with, and shows and keeps what this one has begun with. */
export function useCarried(
  carried: Carried | undefined,
  definition: CalculatorView,
  live: FormStore<Scenario, Worked>,
): void {
  useLayoutEffect(() => {
    if (carried === undefined) return;
    live.tell();
    return () => carried.left(definition, live.view.scenario);
  }, [carried, definition, live]);
  useEffect(() => {
    const { scenario, reading } = live.view;
    if (carried === undefined || scenario === live.form.initial || location.search !== '') return;
    writeToAddress(definition.path, toQuery(definition, scenario, reading));
  }, [carried, definition, live]);
}

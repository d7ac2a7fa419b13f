import { useEffect } from 'react';
import { useLocation, useNavigate } from 'shared/router';
import { settleNow } from '#calculator-page/settle/settle-now.ts';
import { turnedAddress } from '#calculator-page/turn/turned-address.ts';
import type { CalculatorView } from '#definition/definition.ts';
import type { Worked } from '#form/calculator-form.ts';
import type { FormStore } from '#form/form-store.ts';
import type { Scenario } from '#scenario/scenario.ts';
import { asksForTurned } from '#scenario/typed-form.ts';

/**
 * Leads to the page that asks the other way round, with the newest figures: when its button is pressed, and at once where
 * the origin has sent this page in answer to that, because it had no time to work the figures out.
 *
 * @returns what a press does
 */
export function useTurn(definition: CalculatorView, live: FormStore<Scenario, Worked>): () => void {
  const { search } = useLocation();
  const navigate = useNavigate();
  const isAsked = definition.turned !== undefined && asksForTurned(search);
  useEffect(() => {
    if (isAsked) navigate(turnedAddress(definition, live.view), { replace: true });
  }, [isAsked, definition, live, navigate]);
  return () => {
    settleNow();
    navigate(turnedAddress(definition, live.view));
  };
}

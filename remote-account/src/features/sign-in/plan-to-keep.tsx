import { useCallback } from 'react';
import { call } from 'shared/api';
import { type AttachedPlan, readPlan } from 'shared/contract/attached-plan';
import { useLoaded } from 'shared/load';
import { planIn } from 'shared/plan-link';
import { useSearchParams } from 'shared/router';
import { useHydrated } from 'shared/ui';
import { nextPath } from '#features/sign-in/next-path.ts';
import { messages } from '#messages.en.ts';

const MY_PLANS = '/myplans?';

/** Says which plan waits to be kept, for whoever was sent here from it; the address names it once the page is alive. */
export function PlanToKeep() {
  const [parameters] = useSearchParams();
  const next = nextPath(parameters.get('next'));
  const plan = next?.startsWith(MY_PLANS) ? planIn(next.slice(MY_PLANS.length)) : undefined;
  return useHydrated() && plan !== undefined ? <Named link={plan} /> : null;
}

/** By its calculator and what was asked of it, as soon as the origin has told; a link that it cannot read stays a plan. */
function Named({ link }: { link: string }) {
  const load = useCallback((signal: AbortSignal) => call(readPlan, { query: { link }, signal }), [link]);
  const { loaded } = useLoaded(load);
  const name = loaded.status === 'ready' ? nameOf(loaded.value.plan) : null;
  return <p className="sign-in__plan">{name === null ? messages.keepYourPlan : messages.keepThisPlan({ name })}</p>;
}

const nameOf = ({ title, asked }: AttachedPlan): string =>
  asked === '' ? title : messages.planByName({ title, asked });

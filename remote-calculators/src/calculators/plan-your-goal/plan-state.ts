import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'shared/router';
import { whenReleased } from '#calculator-page/scenario/pointer-held.ts';
import { writeToAddress } from '#calculator-page/scenario/use-scenario.ts';
import { initialPlan, type Plan } from '#calculators/plan-your-goal/plan.ts';
import { planFromQuery, planQuery } from '#calculators/plan-your-goal/plan-link.ts';

const STORED = 'goal-plan';
const SAVE_DELAY_MS = 300;

/** A plan from the browser's own storage; anything unexpected there counts as nothing. */
function storedPlan(): Plan | null {
  try {
    const found = JSON.parse(localStorage.getItem(STORED) ?? 'null') as Partial<Plan> | null;
    // An older version of this page knew less: what it did not keep is as usual.
    const plan = found === null ? null : { ...initialPlan(), ...found };
    // Written by another version of this page, or by hand: a plan must at least survive being made into a link.
    if (plan === null || !Array.isArray(plan.goals) || plan.goals.length === 0) return null;
    planQuery(plan);
    return plan;
  } catch {
    return null;
  }
}

/** Writes the plan into the address and this browser's storage. */
function keep(plan: Plan) {
  writeToAddress(planQuery(plan));
  try {
    localStorage.setItem(STORED, JSON.stringify(plan));
  } catch {
    // Storage may be full or switched off; the link still keeps the plan.
  }
}

/** The plan, kept in the address and in this browser; nothing is sent anywhere. */
export function usePlan() {
  const [plan, setPlan] = useState(initialPlan);
  const [badLink, setBadLink] = useState(false);
  const touched = useRef(false);
  const { search } = useLocation();

  useLayoutEffect(() => {
    const linked = planFromQuery(search);
    setBadLink(linked === 'bad');
    const found = linked === 'bad' ? initialPlan() : (linked ?? storedPlan());
    if (found !== null) setPlan(found);
  }, [search]);

  const newest = useRef(plan);
  useLayoutEffect(() => {
    newest.current = plan;
    if (!touched.current) return;
    let forget = () => {};
    const timer = setTimeout(() => {
      forget = whenReleased(() => keep(plan));
    }, SAVE_DELAY_MS);
    return () => {
      clearTimeout(timer);
      forget();
    };
  }, [plan]);

  // The same functions for the life of the page, so that memoised parts are not drawn again for them.
  const [actions] = useState(() => ({
    /** The newest plan as a query; '' while it is incomplete or too long for a link. */
    query: () => planQuery(newest.current),
    change: (edit: (before: Plan) => Plan) => {
      touched.current = true;
      setPlan(edit);
    },
  }));
  return { plan, badLink, ...actions };
}

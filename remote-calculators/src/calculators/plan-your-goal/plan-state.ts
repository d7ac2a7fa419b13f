import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'shared/router';
import { whenReleased } from '#calculator-page/scenario/pointer-held.ts';
import { writeToAddress } from '#calculator-page/scenario/use-scenario.ts';
import { initialPlan, type Plan } from '#calculators/plan-your-goal/plan.ts';
import { planFromQuery, planQuery } from '#calculators/plan-your-goal/plan-link.ts';
import { STORED, storedPlan } from '#calculators/plan-your-goal/stored-plan.ts';
import { takeOver } from '#early/handover.ts';

const SAVE_DELAY_MS = 300;

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
    const early = takeOver<Plan>('planYourGoal');
    if (early !== null) {
      touched.current = early.touched;
      setPlan(early.state);
      return;
    }
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

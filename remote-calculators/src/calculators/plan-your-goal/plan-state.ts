import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'shared/router';
import { initialPlan, type Plan } from '#calculators/plan-your-goal/plan.ts';
import { planFromQuery, planQuery } from '#calculators/plan-your-goal/plan-link.ts';

const STORED = 'goal-plan';
const SAVE_DELAY_MS = 300;

/** A plan from the browser's own storage; anything unexpected there counts as nothing. */
function storedPlan(): Plan | null {
  try {
    const plan = JSON.parse(localStorage.getItem(STORED) ?? 'null') as Plan | null;
    // Written by another version of this page, or by hand: a plan must at least survive being made into a link.
    if (plan === null || !Array.isArray(plan.goals) || plan.goals.length === 0) return null;
    planQuery(plan);
    return plan;
  } catch {
    return null;
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

  const query = planQuery(plan);
  useEffect(() => {
    if (!touched.current) return;
    const timer = setTimeout(() => {
      window.history.replaceState(window.history.state, '', `${window.location.pathname}${query && `?${query}`}`);
      try {
        localStorage.setItem(STORED, JSON.stringify(plan));
      } catch {
        // Storage may be full or switched off; the link still keeps the plan.
      }
    }, SAVE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [plan, query]);

  const change = (edit: (before: Plan) => Plan) => {
    touched.current = true;
    setPlan(edit);
  };
  return { plan, change, query, badLink };
}

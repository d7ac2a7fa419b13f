import { useLayoutEffect, useRef, useState } from 'react';
import type { RenderedLink } from 'shared/remote';
import { useLocation } from 'shared/router';
import { usePageData } from 'shared/site';
import { whenReleased } from '#calculator-page/scenario/pointer-held.ts';
import { writeToAddress } from '#calculator-page/scenario/use-scenario.ts';
import { blankPlan, initialPlan, type Plan } from '#calculators/plan-your-goal/plan.ts';
import { planFromQuery, planQuery } from '#calculators/plan-your-goal/plan-link.ts';
import { STORED, storedPlan } from '#calculators/plan-your-goal/stored-plan.ts';
import { view } from '#calculators/plan-your-goal/view.ts';
import { takeOver } from '#early/handover.ts';

const SAVE_DELAY_MS = 300;

/** Writes the plan into the address and this browser's storage. */
function keep(plan: Plan) {
  writeToAddress(view.path, planQuery(plan));
  try {
    localStorage.setItem(STORED, JSON.stringify(plan));
  } catch {
    // Storage may be full or switched off; the link still keeps the plan.
  }
}

/** What the page shows first: what the server has rendered for the link, and the usual example where it has not. */
function firstShown(search: string, rendered: RenderedLink | undefined) {
  if (rendered?.today === null) return { plan: blankPlan(), badLink: false };
  const linked = rendered === undefined ? null : planFromQuery(search);
  return { plan: linked === null || linked === 'bad' ? initialPlan() : linked, badLink: linked === 'bad' };
}

/** The plan, kept in the address and in this browser; nothing is sent anywhere. */
export function usePlan() {
  const { search } = useLocation();
  const rendered = usePageData<RenderedLink>(view.path);
  const [first] = useState(() => firstShown(search, rendered));
  const [plan, setPlan] = useState(first.plan);
  const [badLink, setBadLink] = useState(first.badLink);
  const touched = useRef(false);
  /** The query that the page shows as it came; null for none. */
  const drawn = useRef(rendered === undefined || rendered.today === null ? null : search);

  useLayoutEffect(() => {
    const early = takeOver<Plan>('planYourGoal');
    if (early !== null) {
      touched.current = early.touched;
      setPlan(early.state);
      return;
    }
    if (drawn.current === search) return;
    drawn.current = null;
    const linked = planFromQuery(search);
    setBadLink(linked === 'bad');
    const found = linked === 'bad' ? initialPlan() : (linked ?? storedPlan());
    if (found !== null) setPlan(found);
    else if (rendered?.today === null) setPlan(initialPlan());
  }, [search, rendered]);

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
  return { plan, badLink, rendered, ...actions };
}

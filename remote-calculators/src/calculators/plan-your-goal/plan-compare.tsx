import { formatRupees } from 'shared/format/rupees';
import { PaidLine } from '#calculator-page/extras/basis-line.tsx';
import { PinButtons } from '#calculator-page/extras/pin-buttons.tsx';
import { ScrollBox } from '#calculator-page/table/scroll-box.tsx';
import { messages } from '#calculators/plan-your-goal/messages.en.ts';
import { goalTitle, type Plan } from '#calculators/plan-your-goal/plan.ts';
import { needOfAll } from '#calculators/plan-your-goal/plan-lines.ts';
import type { Budget } from '#engine/budget/budget.ts';
import { shownSpan } from '#engine/budget/spans.ts';
import { paiseText, roundToPaise } from '#engine/rounding.ts';
import type { Conversion } from '#outcome/outcome.ts';

/** A plan and what it needs, kept as it was. */
export interface PinnedPlan {
  plan: Plan;
  served: Budget;
}

interface PlanCompareProps {
  now: PinnedPlan;
  pinned: PinnedPlan | null;
  onPin: (pinned: PinnedPlan | null) => void;
  conversion: Conversion;
}

/** What each goal and all of them need, in paise, under a name that holds while goals are renamed or reordered. */
function needs({ plan, served }: PinnedPlan): Map<string, { label: string; paise: bigint }> {
  const once = plan.choices.mode === 'oneTime';
  const rows = new Map<string, { label: string; paise: bigint }>();
  plan.goals.forEach((goal, place) => {
    const one = served.goals[place];
    if (one === undefined) return;
    rows.set(`goal ${goal.id}`, {
      label: goalTitle(goal, plan.goals),
      paise: roundToPaise(once ? one.requiredLumpsum : one.needed),
    });
  });
  rows.set('all', { label: messages.lineAllGoals, paise: needOfAll(plan, served) });
  const { mostShort, goals } = served;
  const short = mostShort === null ? 0n : shownSpan(goals, mostShort).short;
  if (!once) rows.set('short', { label: messages.lineShort, paise: short });
  return rows;
}

const amount = (paise: bigint | undefined) => (paise === undefined ? '–' : formatRupees(paiseText(paise)));

/** Two plans side by side: the one that was pinned and the one that is being changed. */
export default function PlanCompare({ now, pinned, onPin, conversion }: PlanCompareProps) {
  const [before, after] = [needs(pinned ?? now), needs(now)];
  const keys = [...new Set([...before.keys(), ...after.keys()])];
  const isGoal = (key: string) => key.startsWith('goal');
  const ordered = [...keys.filter(isGoal), ...keys.filter((key) => !isGoal(key))];
  return (
    <div className="panel">
      <PaidLine conversion={conversion} />
      <PinButtons pinned={pinned !== null} what="plan" onPin={() => onPin(now)} onUnpin={() => onPin(null)} />
      {pinned === null ? (
        <p className="quiet">{messages.compareLead}</p>
      ) : (
        <ScrollBox label={messages.compareLabel}>
          <table className="table">
            <caption>{messages.needInRupees({ mode: now.plan.choices.mode })}</caption>
            <thead>
              <tr>
                <td />
                <th scope="col">{messages.columnPinned}</th>
                <th scope="col">{messages.columnNow}</th>
                <th scope="col">{messages.columnDifference}</th>
              </tr>
            </thead>
            <tbody>
              {ordered.map((key) => {
                const gap = (after.get(key)?.paise ?? 0n) - (before.get(key)?.paise ?? 0n);
                return (
                  <tr key={key}>
                    <th scope="row">{(after.get(key) ?? before.get(key))?.label}</th>
                    <td>{amount(before.get(key)?.paise)}</td>
                    <td>{amount(after.get(key)?.paise)}</td>
                    <td>
                      {gap > 0n && '+'}
                      {amount(gap)}
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </ScrollBox>
      )}
    </div>
  );
}

import { useRef, useState } from 'react';
import { Button } from 'shared/ui';
import { ModeSwitch } from '#calculator-page/results/mode-switch.tsx';
import { GoalItem } from '#calculators/plan-your-goal/goal-item.tsx';
import { messages } from '#calculators/plan-your-goal/messages.en.ts';
import { goalTitle, MOST_GOALS, newGoal, type Plan, type PlannedGoal } from '#calculators/plan-your-goal/plan.ts';
import type { Budget } from '#engine/budget/budget.ts';
import type { Conversion } from '#outcome/outcome.ts';

interface GoalListProps {
  plan: Plan;
  served: Budget | null;
  /** The goal whose fields are open, and whose years are shown below. */
  openId: number | null;
  today: string | null;
  conversion: Conversion;
  onPlan: (edit: (before: Plan) => Plan) => void;
  onOpen: (id: number | null) => void;
}

/** All goals in the order in which the budget serves them. */
export function GoalList({ plan, served, openId, today, conversion, onPlan, onOpen }: GoalListProps) {
  const { goals, choices, tax } = plan;
  const adder = useRef<HTMLDivElement>(null);
  const [added, setAdded] = useState(0);
  const change = (edit: (goals: PlannedGoal[]) => PlannedGoal[]) =>
    onPlan((before) => ({ ...before, goals: edit([...before.goals]) }));
  const move = (place: number, by: -1 | 1) =>
    change((list) => {
      const [goal] = list.splice(place, 1);
      if (goal) list.splice(place + by, 0, goal);
      return list;
    });
  const add = () => {
    const id = Math.max(0, ...goals.map((goal) => goal.id)) + 1;
    change((list) => [...list, newGoal(id)]);
    setAdded(id);
    onOpen(id);
  };
  return (
    <section className="card" aria-labelledby="goals">
      <div className="card__head">
        <h2 id="goals">{messages.yourGoals}</h2>
        <ModeSwitch mode={choices.mode} />
      </div>
      <ol className="goals">
        {goals.map((goal, place) => (
          <GoalItem
            key={goal.id}
            goal={goal}
            title={goalTitle(goal, goals)}
            place={place}
            count={goals.length}
            served={served?.goals[place]}
            open={goal.id === openId}
            fresh={goal.id === added}
            choices={choices}
            tax={tax}
            today={today}
            conversion={conversion}
            onGoal={(edit) => change((list) => list.map((other) => (other.id === goal.id ? edit(other) : other)))}
            onOpen={(open) => {
              setAdded(0);
              onOpen(open ? goal.id : null);
            }}
            onMove={(by) => move(place, by)}
            onRemove={() => {
              // The button goes with its goal; the next thing to do is at the end of the list.
              adder.current?.querySelector('button')?.focus();
              change((list) => list.filter(({ id }) => id !== goal.id));
            }}
          />
        ))}
      </ol>
      <div className="goals__add no-print needs-script" ref={adder}>
        <Button variant="secondary" icon="plus" disabled={goals.length >= MOST_GOALS} onClick={add}>
          {messages.addAGoal}
        </Button>
        {goals.length >= MOST_GOALS && <p className="caption">{messages.eightGoalsAreAsMany}</p>}
      </div>
    </section>
  );
}

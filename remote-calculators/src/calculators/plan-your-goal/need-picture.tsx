import { GoalKey } from '#calculators/plan-your-goal/goal-key.tsx';
import { messages } from '#calculators/plan-your-goal/messages.en.ts';
import { isEachNamed, NeedChart } from '#calculators/plan-your-goal/need-chart.tsx';
import { type Plan, tintOf } from '#calculators/plan-your-goal/plan.ts';
import { shortWords } from '#calculators/plan-your-goal/when-words.ts';
import type { Budget } from '#engine/budget/budget.ts';

interface NeedPictureProps {
  plan: Plan;
  served: Budget;
  stated: boolean;
  today: string | null;
}

/** What all goals ask for every month, until when, and where the budget stands: seen before anything is read. */
export default function NeedPicture({ plan, served, stated, today }: NeedPictureProps) {
  const short = stated ? shortWords(served, today) : '';
  return (
    <section className="card need" aria-labelledby="need">
      <div className="card__head">
        <h2 id="need" tabIndex={-1}>
          {messages.whatTheGoalsNeedEach}
        </h2>
      </div>
      {short !== '' && <p className="need__short">{short}</p>}
      <div className="legend" hidden={isEachNamed(served, stated)}>
        {served.goals.map(({ name }, place) => {
          const goal = plan.goals[place];
          return (
            goal && (
              <span key={goal.id}>
                <GoalKey goal={goal} />
                {name}
              </span>
            )
          );
        })}
      </div>
      <NeedChart tints={plan.goals.map(tintOf)} served={served} stated={stated} today={today} />
    </section>
  );
}

import { Link } from 'shared/router';
import { useLeads } from 'shared/site';
import { Icon, RisingRule } from 'shared/ui';
import { messages } from '#home/messages.en.ts';

/** Stand at the end of the goals, and in place of rows that no live release has. */
const PICKERS = {
  calculators: { path: '/calculators', name: messages.allCalculators, line: messages.eachWithItsFormula },
  goals: { path: '/goals', name: messages.allGoalPlanners, line: messages.weddingCorpusOrGoal },
} as const;

export function Start() {
  const rows = useLeads().flatMap(({ path, start }) => (start === undefined ? [] : [{ path, ...start }]));
  const rowsOf = (list: keyof typeof PICKERS) =>
    rows.filter((row) => row.list === list).sort((a, b) => a.place - b.place);
  const calculators = rowsOf('calculators');
  return (
    <section className="page section" aria-labelledby="start">
      <RisingRule />
      <div className="section-head">
        <h2 id="start">{messages.startWithYourOwnNumber}</h2>
        <p>{messages.fiveCalculatorsForWhat}</p>
      </div>
      <div className="two">
        <Ways title={messages.calculators} rows={calculators.length > 0 ? calculators : [PICKERS.calculators]} />
        <Ways title={messages.goals} rows={[...rowsOf('goals'), PICKERS.goals]} />
      </div>
      <Link className="icon-link" to="/whichcalculator">
        {messages.whichCalculator}
        <Icon name="arrow-right" />
      </Link>
    </section>
  );
}

function Ways({ title, rows }: { title: string; rows: readonly { path: string; name: string; line: string }[] }) {
  return (
    <div>
      <h3 className="start__title">{title}</h3>
      <ul className="row-list">
        {rows.map(({ path, name, line }) => (
          <li key={path}>
            <Link to={path}>
              <b>{name}</b>
              <span>{line}</span>
              <Icon name="arrow-right" />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

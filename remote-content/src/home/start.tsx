import { Link } from 'shared/router';
import { useLeads } from 'shared/site';
import { Icon, RisingRule } from 'shared/ui';

/** Stand at the end of the goals, and in place of rows that no live release has. */
const PICKERS = {
  calculators: { path: '/calculators', name: 'All calculators', line: 'Each with its formula and every year' },
  goals: { path: '/goals', name: 'All goal planners', line: 'A wedding, a corpus, or a goal of your own' },
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
        <h2 id="start">Start with your own number</h2>
        <p>Five calculators for what you invest, and a planner for each goal that you save for.</p>
      </div>
      <div className="two">
        <Ways title="Calculators" rows={calculators.length > 0 ? calculators : [PICKERS.calculators]} />
        <Ways title="Goals" rows={[...rowsOf('goals'), PICKERS.goals]} />
      </div>
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

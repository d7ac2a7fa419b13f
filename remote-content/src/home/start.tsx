import { Link } from 'shared/router';
import { Icon, RisingRule } from 'shared/ui';

const CALCULATORS = [
  ['/sipcalculator', 'SIP calculator', 'What a fixed amount every month may become'],
  ['/lumpsumcalculator', 'Lumpsum calculator', 'What one investment today may become'],
  ['/stepupsipcalculator', 'Step-up SIP calculator', 'A monthly amount that rises every year'],
  ['/swpcalculator', 'SWP calculator', 'How long a sum lasts when you draw from it'],
  ['/stpcalculator', 'STP calculator', 'Moving money between two funds, month by month'],
] as const;

const GOALS = [
  ['/retirementcalculator', 'Retirement', 'A monthly amount for the years without a salary'],
  ['/childeducation', 'Child’s education', 'College costs at tomorrow’s prices'],
  ['/dreamhouse', 'Dream house', 'A price and a date, turned into a monthly amount'],
  ['/dreamcar', 'Dream car', 'The full price, saved before you buy'],
  ['/goals', 'All goal planners', 'A wedding, a corpus, or a goal of your own'],
] as const;

export function Start() {
  return (
    <section className="page section" aria-labelledby="start">
      <RisingRule />
      <div className="section-head">
        <h2 id="start">Start with your own number</h2>
        <p>Five calculators for what you invest, and a planner for each goal that you save for.</p>
      </div>
      <div className="two">
        <Ways title="Calculators" rows={CALCULATORS} />
        <Ways title="Goals" rows={GOALS} />
      </div>
    </section>
  );
}

function Ways({
  title,
  rows,
}: {
  title: string;
  rows: readonly (readonly [path: string, name: string, what: string])[];
}) {
  return (
    <div>
      <h3 className="start__title">{title}</h3>
      <ul className="row-list">
        {rows.map(([path, name, what]) => (
          <li key={path}>
            <Link to={path}>
              <b>{name}</b>
              <span>{what}</span>
              <Icon name="arrow-right" />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

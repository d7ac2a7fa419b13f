import { Link } from 'shared/router';
import { Icon, RisingRule } from 'shared/ui';
import { messages } from '#home/messages.en.ts';

const CALCULATORS = [
  ['/sipcalculator', messages.sipCalculator, messages.whatFixedAmountEvery],
  ['/lumpsumcalculator', messages.lumpsumCalculator, messages.whatOneInvestmentToday],
  ['/stepupsipcalculator', messages.stepUpSIPCalculator, messages.monthlyAmountThatRises],
  ['/swpcalculator', messages.swpCalculator, messages.howLongSumLasts],
  ['/stpcalculator', messages.stpCalculator, messages.movingMoneyBetweenTwo],
] as const;

const GOALS = [
  ['/retirementcalculator', messages.retirement, messages.monthlyAmountForYears],
  ['/childeducation', messages.childsEducation, messages.collegeCostsAtTomorrowsPrices],
  ['/dreamhouse', messages.dreamHouse, messages.priceAndDateTurned],
  ['/dreamcar', messages.dreamCar, messages.fullPriceSavedBefore],
  ['/goals', messages.allGoalPlanners, messages.weddingCorpusOrGoal],
] as const;

export function Start() {
  return (
    <section className="page section" aria-labelledby="start">
      <RisingRule />
      <div className="section-head">
        <h2 id="start">{messages.startWithYourOwnNumber}</h2>
        <p>{messages.fiveCalculatorsForWhat}</p>
      </div>
      <div className="two">
        <Ways title={messages.calculators} rows={CALCULATORS} />
        <Ways title={messages.goals} rows={GOALS} />
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

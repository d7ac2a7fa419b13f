import { useMemo } from 'react';
import { formatIndianNumber, formatRupees } from 'shared/format/rupees';
import { Button, classNames } from 'shared/ui';
import type { WhyProps } from '#calculator-page/explain/why-props.ts';
import { useToday } from '#calculator-page/settle/use-today.ts';
import { ScrollBox } from '#calculator-page/table/scroll-box.tsx';
import type { CalculatorView, Choices } from '#definition/definition.ts';
import { shownMonths } from '#engine/present.ts';
import { paiseText } from '#engine/rounding.ts';
import { fieldText } from '#figures/amount-text.ts';
import { monthlyPercent } from '#figures/rate-text.ts';
import { messages } from '#messages.en.ts';
import { figureOf, figureText, leading } from '#outcome/figure-text.ts';
import { type Figure, type Outcome, outcomeOf } from '#outcome/outcome.ts';
import { TYPED } from '#scenario/typed-form.ts';
import { monthInWords } from '#specs/notes.ts';

/** Why other sites differ, with each habit's figure to choose from, and the sum with the visitor's own numbers. */
export default function WhyCard(props: WhyProps) {
  const { definition, outcome } = props;
  const { conventions, switchedRate, whyText } = definition;
  // Nothing to switch while a rate that may be left out is not there.
  const isSwitchable = conventions.length > 0 && (!switchedRate || outcome.values[switchedRate] !== undefined);
  const { line, legend } = definition.formula(outcome.inputs, outcome.choices, outcome.run);
  const habits = conventions.length === 1 ? 'rate' : 'both';
  return (
    <section className="card below-fold" aria-labelledby="why">
      <div className="card__head no-print">
        <h2 id="why">{messages.whyHeading}</h2>
      </div>
      <p className="quiet no-print why__text">{whyText ?? messages.whyLead({ habits })}</p>
      {isSwitchable && <Conventions {...props} />}
      <h3 className="formula-head">{messages.formulaHeading}</h3>
      <p className="formula">{line}</p>
      <p className="caption formula__legend">{legend}</p>
      <FeesTable outcome={outcome} />
      {outcome.conversion.inflationPct !== null && <p className="caption formula__prices">{messages.formulaBasis}</p>}
    </section>
  );
}

interface ConventionsProps {
  definition: CalculatorView;
  outcome: Outcome;
  /** What is chosen at this moment; the figures may still be those of a moment ago. */
  chosen: Choices;
}

const timingNames = { start: messages.timingStart, end: messages.timingEnd } as const;
const paise = (amount: string) => BigInt(amount.replace('.', ''));

/** How far one amount is from another; '' where one of them is told in words. */
function gapText(amount: string | null | undefined, shown: string | null | undefined): string {
  if (!amount || !shown) return '';
  const gap = paise(amount) - paise(shown);
  return `${gap > 0n ? '+' : ''}${formatRupees(paiseText(gap))}`;
}

/** What the cards compare. */
const figureFor = ({ compared }: CalculatorView, { figures }: Outcome): Figure | undefined =>
  compared === undefined ? leading(figures) : figureOf(figures, compared);

/** Whether a card is the choice, in what this calculator lets one choose. */
const is = (
  choices: Choices,
  rateConvention: Choices['rateConvention'],
  timing: Choices['timing'],
  conventions: CalculatorView['conventions'],
) => rateConvention === choices.rateConvention && (timing === choices.timing || !conventions.includes('timing'));

/** Every habit that a calculator may have, each with the figure that it gives. The form store hears which is chosen, and the whole page follows. */
function Conventions({ definition, outcome, chosen: now }: ConventionsProps) {
  const { conventions } = definition;
  const today = useToday(null);
  const { inputs, choices, conversion } = outcome;
  const cards = useMemo(() => {
    const rates = conventions.includes('rateConvention')
      ? (['nominal', 'effective'] as const)
      : [choices.rateConvention];
    const timings = conventions.includes('timing') ? (['start', 'end'] as const) : [choices.timing];
    return rates.flatMap((rateConvention) =>
      timings.map((timing) => {
        const other = outcomeOf(definition, inputs, { ...choices, rateConvention, timing }, conversion);
        return { rateConvention, timing, figure: other ? figureFor(definition, other) : undefined };
      }),
    );
  }, [definition, conventions, inputs, choices, conversion]);

  const shown = figureFor(definition, outcome);
  const rate = outcome.values[definition.switchedRate ?? 'annualRatePct'];
  return (
    <fieldset className="no-print">
      <legend className="visually-hidden">{messages.whyFieldConvention}</legend>
      <div className="conventions">
        {cards.map(({ rateConvention, timing, figure }) => {
          const text = figureText(figure, today);
          const chosen = is(now, rateConvention, timing, conventions);
          return (
            <label
              key={rateConvention + timing}
              className={classNames('convention-card', chosen && 'is-selected')}
              suppressHydrationWarning
            >
              <input
                type="radio"
                name="convention"
                form="numbers"
                autoComplete="off"
                value={`${rateConvention} ${timing}`}
                defaultChecked={chosen}
                suppressHydrationWarning
              />
              <span>
                {conventions.includes('rateConvention') &&
                  (rate === undefined
                    ? messages.rates({ rateConvention })
                    : messages.rateAMonth({ rateConvention, monthly: monthlyPercent(rate, rateConvention) }))}
                {conventions.length === 2 && <br />}
                {conventions.includes('timing') && timingNames[timing]}
              </span>
              <b>{text || '–'}</b>
              <span className="gap">
                {chosen
                  ? messages.whyShown
                  : text === figureText(shown, today)
                    ? messages.whySame
                    : gapText(figure?.amount, shown?.amount)}
              </span>
            </label>
          );
        })}
      </div>
      <noscript>
        <div className="calc__submit">
          <Button type="submit" form="numbers" name={TYPED} value="yes" variant="secondary">
            {messages.whyActionUse}
          </Button>
        </div>
      </noscript>
    </fieldset>
  );
}

/** The fees of a goal that is paid in several years: when each falls due, what it costs, and what is left to earn on. */
function FeesTable({ outcome: { run, conversion } }: { outcome: Outcome }) {
  const { fees } = run.tables;
  if (fees === undefined) return null;
  const { inflationPct } = conversion;
  const inflation = inflationPct === null ? 'none' : fieldText(inflationPct);
  return (
    <ScrollBox label={messages.feesLabel}>
      <table className="table">
        <caption>{messages.feesFallDue({ inflation })}</caption>
        <thead>
          <tr>
            <th scope="col">{messages.feesColumnDue}</th>
            <th scope="col">{messages.feesColumnFee}</th>
            <th scope="col">{messages.feesColumnLeft}</th>
          </tr>
        </thead>
        <tbody>
          {shownMonths(conversion.table(fees)).map(({ month, fee, leftAfter }) => (
            <tr key={month}>
              <th scope="row">{monthInWords(Number(month))}</th>
              <td>{formatIndianNumber(String(fee))}</td>
              <td>{formatIndianNumber(String(leftAfter))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

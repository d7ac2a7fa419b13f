import { useMemo } from 'react';
import { formatRupees } from 'shared/format/rupees';
import { Button, classNames } from 'shared/ui';
import { messages } from '#calculator-page/explain/messages.en.ts';
import type { CalculatorView, Choices } from '#definition/definition.ts';
import { paiseText } from '#engine/rounding.ts';
import { monthlyPercent } from '#figures/rate-text.ts';
import { figureOf, figureText } from '#outcome/figure-text.ts';
import { type Outcome, outcomeOf } from '#outcome/outcome.ts';
import { TYPED } from '#scenario/typed-form.ts';

interface ConventionsProps {
  definition: CalculatorView;
  outcome: Outcome;
  /** What is chosen at this moment; the figures may still be those of a moment ago. */
  chosen: Choices;
}

const timingNames = { start: messages.startOfMonth, end: messages.endOfMonth } as const;
const paise = (amount: string) => BigInt(amount.replace('.', ''));

/** Whether a card is the choice, in what this calculator lets one choose. */
const is = (
  choices: Choices,
  rateConvention: Choices['rateConvention'],
  timing: Choices['timing'],
  conventions: CalculatorView['conventions'],
) => rateConvention === choices.rateConvention && (timing === choices.timing || !conventions.includes('timing'));

/** Every habit that a calculator may have, each with the figure that it gives. The live core hears which is chosen, and the whole page follows. */
export function Conventions({ definition, outcome, chosen: now }: ConventionsProps) {
  const { conventions, compared } = definition;
  const { inputs, choices, conversion } = outcome;
  const cards = useMemo(() => {
    const rates = conventions.includes('rateConvention')
      ? (['nominal', 'effective'] as const)
      : [choices.rateConvention];
    const timings = conventions.includes('timing') ? (['start', 'end'] as const) : [choices.timing];
    return rates.flatMap((rateConvention) =>
      timings.map((timing) => {
        const other = outcomeOf(definition, inputs, { ...choices, rateConvention, timing }, conversion);
        const figure = other ? figureOf(other.figures, compared) : undefined;
        return { rateConvention, timing, amount: figure?.amount ?? null, text: figureText(figure, null) };
      }),
    );
  }, [definition, conventions, compared, inputs, choices, conversion]);

  const figure = figureOf(outcome.figures, compared);
  const shown = figure?.amount ?? '0.00';
  const rate = outcome.values[definition.switchedRate ?? 'annualRatePct'];
  return (
    <fieldset className="no-print">
      <legend className="visually-hidden">{messages.convention}</legend>
      <div className="conventions">
        {cards.map(({ rateConvention, timing, amount, text }) => {
          const chosen = is(now, rateConvention, timing, conventions);
          const gap = paise(amount ?? shown) - paise(shown);
          // A figure in words has no distance from another.
          const isOther = amount === null && text !== figureText(figure, null);
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
                  ? messages.shownAbove
                  : gap === 0n
                    ? !isOther && messages.theSame
                    : `${gap > 0n ? '+' : ''}${formatRupees(paiseText(gap))}`}
              </span>
            </label>
          );
        })}
      </div>
      <noscript>
        <div className="calc__submit">
          <Button type="submit" form="numbers" name={TYPED} value="yes" variant="secondary">
            {messages.useThisWay}
          </Button>
        </div>
      </noscript>
    </fieldset>
  );
}

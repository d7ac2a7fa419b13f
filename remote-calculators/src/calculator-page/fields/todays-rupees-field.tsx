import { useId } from 'react';
import { MemoQuantity } from '#calculator-page/fields/quantity-field.tsx';
import { inflationProblem, inflationSlider } from '#form/draw-fields.ts';
import { messages } from '#messages.en.ts';
import { TODAYS_RUPEES } from '#scenario/link-names.ts';
import type { Scenario } from '#scenario/scenario.ts';

/** The switch that shows later amounts at today's prices, and the inflation it takes while it is on. */
export function TodaysRupeesField({ on, text }: Scenario['todaysRupees']) {
  const id = useId();
  return (
    <>
      <div className="quantity quantity--switch">
        <label className="choice">
          <input
            type="checkbox"
            name="todaysRupees"
            autoComplete="off"
            defaultChecked={on}
            suppressHydrationWarning
            aria-describedby={`${id}-about`}
          />
          <span>{messages.todaysSwitch}</span>
        </label>
        {/* For whoever hears the page: seen, the switch says enough. */}
        <p className="visually-hidden" id={`${id}-about`}>
          {messages.whatEachAmountBuys}
        </p>
      </div>
      {on && (
        <MemoQuantity
          name={TODAYS_RUPEES}
          label={messages.todaysFieldInflation}
          text={text}
          unit="percent"
          slider={inflationSlider}
          problem={inflationProblem(text)}
        />
      )}
    </>
  );
}

import { useId } from 'react';
import { classNames, Icon } from 'shared/ui';
import type { SliderScale } from '#calculator-page/definition.ts';
import { fieldText, readTyped } from '#calculator-page/fields/amount-text.ts';
import { FigureInput } from '#calculator-page/fields/figure-input.tsx';
import { type QuantityUnit, withUnit } from '#calculator-page/fields/with-unit.ts';

interface QuantityFieldProps {
  name: string;
  label: string;
  text: string;
  onText: (text: string) => void;
  unit: QuantityUnit;
  slider: SliderScale;
  /** What the figure means, in words. */
  note?: string | undefined;
  problem?: string | undefined;
}

const affixes = { rupees: '₹', percent: '%', years: 'years', months: 'months' } as const;
/** A quantity as one types or drags it: the typed figure, its meaning, what is wrong, the slider and its ends. */
export function QuantityField({ name, label, text, onText, unit, slider, note, problem }: QuantityFieldProps) {
  const id = useId();
  const typed = readTyped(text);
  const value = typed.state === 'figure' ? typed.value : null;
  const at = Math.min(slider.max, Math.max(slider.min, value ?? slider.min));
  const affix = <span aria-hidden="true">{affixes[unit]}</span>;
  return (
    <div className="quantity">
      <label htmlFor={id}>{label}</label>
      <div className={classNames('affixed', problem && 'is-invalid')}>
        {unit === 'rupees' && affix}
        <FigureInput
          id={id}
          name={name}
          text={text}
          onText={onText}
          grouped={unit === 'rupees'}
          inputMode={unit === 'percent' ? 'decimal' : 'numeric'}
          aria-describedby={`${id}-note ${id}-bounds`}
          {...(problem ? { 'aria-invalid': true } : {})}
        />
        {unit !== 'rupees' && affix}
      </div>
      {problem ? (
        <p className="field__error" id={`${id}-note`}>
          <Icon name="warning" />
          {problem}
        </p>
      ) : (
        <p className="quantity__words" id={`${id}-note`}>
          {note ?? '\u00a0'}
        </p>
      )}
      <div
        className={classNames('range', value === null && 'is-off')}
        style={{ '--at': (at - slider.min) / (slider.max - slider.min) } as object}
      >
        <input
          type="range"
          aria-label={`${label}, slider`}
          aria-valuetext={withUnit(at, unit)}
          min={slider.min}
          max={slider.max}
          step={slider.step}
          value={at}
          onChange={(event) => onText(fieldText(event.target.valueAsNumber))}
        />
      </div>
      <p className="quantity__bounds" id={`${id}-bounds`}>
        <span>{withUnit(slider.min, unit)}</span>
        <span className="visually-hidden"> to </span>
        <span>{withUnit(slider.max, unit)}</span>
      </p>
    </div>
  );
}

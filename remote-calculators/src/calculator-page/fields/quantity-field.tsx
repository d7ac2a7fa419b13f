import { type CSSProperties, memo, useId } from 'react';
import { classNames, Icon } from 'shared/ui';
import { FigureInput } from '#calculator-page/fields/figure-input.tsx';
import type { SliderScale } from '#definition/definition.ts';
import type { Counted } from '#engine/term-of.ts';
import { fieldText } from '#figures/amount-text.ts';
import { type QuantityUnit, withUnit } from '#figures/with-unit.ts';
import { beyondText, markPlace, sliderAt } from '#form/slider-at.ts';
import { messages } from '#messages.en.ts';
import type { RateMark } from '#outcome/assumed-rates.ts';

interface FieldNoteProps {
  id: string;
  /** What the figure means, in words. */
  note: string | undefined;
  /** What it will say once the page runs in a browser, unseen until then: what stands below must not move. */
  longer?: string | undefined;
  /** What is wrong; stands in place of the note. */
  problem: string | undefined;
}

/** The line under a field. The early script writes it before React comes, hence no warning about other words. */
export function FieldNote({ id, note, longer, problem }: FieldNoteProps) {
  if (problem === undefined) {
    return (
      <p
        className="quantity__words"
        id={id}
        data-early="note"
        data-longer={
          note !== undefined && longer?.startsWith(note) ? longer.slice(note.length) || undefined : undefined
        }
        suppressHydrationWarning
      >
        {note ?? '\u00a0'}
      </p>
    );
  }
  return (
    <p className="field__error" id={id} data-early="note" suppressHydrationWarning>
      <Icon name="warning" />
      {problem}
    </p>
  );
}

interface QuantityFieldProps {
  name: string;
  /** The form's id, where the field stands outside of it. */
  form?: string;
  label: string;
  text: string;
  /** Without it the page's form store hears and draws the field, and React only renders it at first. */
  onText?: (text: string) => void;
  unit: QuantityUnit;
  per?: Counted['per'];
  slider: SliderScale;
  /** A part of the slider that stands out. */
  mark?: RateMark | undefined;
  /** What the figure means, in words. */
  note?: string | undefined;
  /** What the note will say once the page runs in a browser: its room is kept. */
  longerNote?: string | undefined;
  problem?: string | undefined;
  /** Its words never come: on a phone the figure then stands beside its name. */
  wordless?: boolean;
}

const affixes = { rupees: '₹', percent: '%', years: messages.unitYears, months: messages.unitMonths } as const;

/** Both ends of a mark, for the style sheet. */
function markStyle(mark: RateMark, slider: SliderScale): CSSProperties {
  const { from, to } = markPlace(mark, slider);
  return { '--from': from, '--to': to };
}

/** A quantity as one types or drags it: the typed figure, its meaning, what is wrong, the slider and its ends. */
export function QuantityField(props: QuantityFieldProps) {
  const { name, form, label, text, onText, unit, per, slider, mark, note, longerNote, problem, wordless } = props;
  const id = useId();
  const { at, share, off, beyond } = sliderAt(text, slider, { unit, per });
  const sign = affixes[unit];
  // `Time period (years)` has said it, to whoever listens as well.
  const affix = !(label.endsWith(')') && label.includes(`(${sign}`)) && <span aria-hidden="true">{sign}</span>;
  return (
    <div
      className={classNames('quantity', wordless && 'quantity--wordless')}
      data-field={name}
      style={mark && slider && markStyle(mark, slider)}
      suppressHydrationWarning
    >
      <label htmlFor={id} suppressHydrationWarning>
        {label}
      </label>
      <div className={classNames('affixed', problem && 'is-invalid')} suppressHydrationWarning>
        {unit === 'rupees' && affix}
        <FigureInput
          id={id}
          name={name}
          form={form}
          text={text}
          onText={onText}
          grouped={unit === 'rupees'}
          inputMode={unit === 'percent' ? 'decimal' : 'numeric'}
          aria-describedby={`${id}-note ${id}-bounds`}
          {...(problem ? { 'aria-invalid': true } : {})}
        />
        {unit !== 'rupees' && affix}
      </div>
      <FieldNote id={`${id}-note`} note={note} longer={longerNote} problem={problem} />
      <div className={classNames('range', off && 'is-off')} style={{ '--at': share }} suppressHydrationWarning>
        {mark && <span className="range__mark" aria-hidden="true" />}
        <input
          type="range"
          // A browser that comes back to the page would put the slider where it was, but not the figure beside it.
          autoComplete="off"
          aria-label={messages.sliderLabel({ label })}
          aria-valuetext={withUnit(at, unit)}
          min={slider.min}
          max={slider.max}
          step={slider.step}
          {...(onText
            ? { value: at, onChange: (event) => onText(fieldText(event.target.valueAsNumber)) }
            : { defaultValue: at, suppressHydrationWarning: true })}
        />
      </div>
      <p className="quantity__bounds" id={`${id}-bounds`}>
        <span className="quantity__end">{withUnit(slider.min, unit)}</span>
        <span className="visually-hidden">{messages.fieldRangeTo}</span>
        <span className="quantity__end">{withUnit(slider.max, unit)}</span>
        <span className="quantity__beyond" data-side={beyond} suppressHydrationWarning>
          {beyondText(beyond, slider, unit)}
        </span>
        {mark && (
          <span className="quantity__mark" suppressHydrationWarning>
            {mark.text}
          </span>
        )}
      </p>
    </div>
  );
}

/** A quantity that React renders once: the page's form store hears and draws it from then on. */
export const MemoQuantity = memo(QuantityField, () => true);

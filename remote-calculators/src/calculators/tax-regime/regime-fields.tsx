import { memo, useState } from 'react';
import { amountInWords } from 'shared/format/words';
import { MoreFields, WithoutScript } from '#calculator-page/fields/more-fields.tsx';
import { PlainField } from '#calculator-page/fields/plain-field.tsx';
import { QuantityField } from '#calculator-page/fields/quantity-field.tsx';
import { view } from '#calculators/tax-regime/fields.ts';
import { messages } from '#calculators/tax-regime/messages.en.ts';
import { ageGroups } from '#calculators/tax-regime/model.ts';
import type { RegimeForm } from '#calculators/tax-regime/regime-form.ts';
import type { FieldSpec } from '#definition/definition.ts';
import type { AgeGroup } from '#engine/tax/income-tax.ts';
import { foldedWords, isUnfolded } from '#form/folded.ts';
import { problemWithEffect, type Reading } from '#scenario/read-fields.ts';

const ages: Readonly<Record<AgeGroup, string>> = {
  below60: messages.ageBelow60,
  '60to79': messages.from60,
  '80up': messages.from80,
};

interface RegimeFieldsProps {
  form: RegimeForm;
  reading: Reading;
  onForm: (edit: (before: RegimeForm) => RegimeForm) => void;
}

const context = { choices: { rateConvention: 'nominal', timing: 'start', mode: 'monthly' }, today: null } as const;

/** What a field says below its figure: what it is, or the amount in words. */
const noteOf = ({ note }: FieldSpec, value: number | undefined): string | undefined =>
  note?.(value ?? 0, context) ?? (value === undefined ? undefined : amountInWords(value));

const choices = ageGroups.map((group) => [group, ages[group]] as const);

interface RowProps extends Pick<RegimeFieldsProps, 'onForm'> {
  spec: FieldSpec;
  text: string;
  value: number | undefined;
  problem: string | undefined;
}

/** One field. The others stand while it is typed into. */
const Row = memo(function Row({ spec, text, value, problem, onForm }: RowProps) {
  const { name, label, slider } = spec;
  if (slider === undefined) return null;
  return (
    <QuantityField
      {...{ name, label, slider, text }}
      onText={(typed) => onForm((before) => ({ ...before, texts: { ...before.texts, [name]: typed } }))}
      unit="rupees"
      per="year"
      note={noteOf(spec, value)}
      problem={problemWithEffect(problem)}
    />
  );
});

/**
 * The income of a year and what the old regime deducts from it; what few have is folded. Without script the form is sent
 * as a GET under the names of links.
 */
export function RegimeFields({ form: { texts, ageGroup }, reading, onForm }: RegimeFieldsProps) {
  const isUsed = isUnfolded(view, texts);
  // Once it is open, only a visitor closes it: not a figure in it that is emptied.
  const [open, setOpen] = useState(isUsed);
  if (isUsed && !open) setOpen(true);
  const rows = (specs: readonly FieldSpec[]) =>
    specs.map((spec) => {
      const { name } = spec;
      const [value, problem] = [reading.values[name], reading.problems[name]];
      return <Row key={name} {...{ spec, text: texts[name] ?? '', value, problem, onForm }} />;
    });
  return (
    <form
      method="get"
      className="card calc__form no-print"
      aria-label={messages.fieldsLabel}
      onSubmit={(event) => event.preventDefault()}
    >
      <PlainField
        name="ageGroup"
        label={messages.fieldAge}
        note={messages.ageNote}
        text={ageGroup}
        choices={choices}
        onText={(text) =>
          onForm((before) => ({ ...before, ageGroup: ageGroups.find((group) => group === text) ?? 'below60' }))
        }
      />
      {rows(view.fields.filter(({ more }) => !more))}
      <MoreFields open={open} folded={foldedWords(view, texts)}>
        {rows(view.fields.filter(({ more }) => more))}
      </MoreFields>
      <WithoutScript />
    </form>
  );
}

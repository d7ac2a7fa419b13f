import { amountInWords } from 'shared/format/words';
import { Field } from 'shared/forms';
import type { ChanceAsked } from '#calculator-page/chance/chance-words.ts';
import { QuantityField } from '#calculator-page/fields/quantity-field.tsx';
import { isKeyOf } from '#engine/is-key-of.ts';
import type { ChanceKind } from '#engine/simulation/plan-chance.ts';
import { type SwingKind, volatilityPct } from '#engine/simulation/volatility.ts';
import { fieldText } from '#figures/amount-text.ts';
import { messages } from '#messages.en.ts';
import type { RangeSetting } from '#scenario/scenario.ts';
import type { ChanceSetting } from '#scenario/settings.ts';

interface ChanceFieldsProps {
  kind: ChanceKind;
  asked: ChanceAsked;
  range: RangeSetting;
  onRange: (range: RangeSetting) => void;
  chance: ChanceSetting;
  onChance: (chance: ChanceSetting) => void;
}

const kinds = Object.keys(volatilityPct).filter((kind) => isKeyOf(volatilityPct, kind));
const swings = { min: 1, max: 40, step: 0.5 };

const kindText = (kind: SwingKind) => messages.kindAndFigure({ kind, pct: fieldText(volatilityPct[kind]) });

/** Everything that decides the chance apart from the plan. */
export function ChanceFields({ kind, asked, range, onRange, chance, onChance }: ChanceFieldsProps) {
  const { volatility, postVolatility, target } = asked;
  const preset = kinds.find((one) => volatilityPct[one] === volatility.value) ?? 'other';
  return (
    <div className="chance__fields">
      {(kind === 'savings' || kind === 'once') && (
        <QuantityField
          name="chanceTarget"
          label={messages.chanceFieldTarget}
          text={chance.target}
          onText={(text) => onChance({ ...chance, target: text })}
          unit="rupees"
          slider={{ min: 100_000, max: 100_000_000, step: 100_000 }}
          note={
            target.value === null
              ? messages.chanceTargetNote
              : messages.onThatDay({ words: amountInWords(target.value) })
          }
          problem={target.problem}
        />
      )}
      <Field
        as="select"
        label={messages.fieldFundKind}
        name="chance-kind"
        value={preset}
        onChange={({ target: { value } }) =>
          isKeyOf(volatilityPct, value) && onRange({ ...range, text: fieldText(volatilityPct[value]) })
        }
        hint={messages.chanceKindHint}
      >
        {kinds.map((one) => (
          <option key={one} value={one}>
            {kindText(one)}
          </option>
        ))}
        {preset === 'other' && <option value="other">{messages.chanceOptionOther}</option>}
      </Field>
      <QuantityField
        name="chanceVolatility"
        label={messages.fieldVolatility}
        text={range.text}
        onText={(text) => onRange({ ...range, text })}
        unit="percent"
        slider={swings}
        note={messages.deviation}
        problem={volatility.problem}
      />
      {kind === 'retirement' && (
        <QuantityField
          name="chancePostVolatility"
          label={messages.afterRetirement}
          text={chance.postVolatility}
          onText={(text) => onChance({ ...chance, postVolatility: text })}
          unit="percent"
          slider={swings}
          note={chance.postVolatility === '' ? messages.chancePostNote : messages.deviation}
          problem={postVolatility.problem}
        />
      )}
    </div>
  );
}

import { formatRupees } from 'shared/format/rupees';
import { offerFor80 } from '#calculator-page/chance/chance-words.ts';
import { messages } from '#calculator-page/chance/messages.en.ts';
import { OfferButton } from '#calculator-page/extras/offer-button.tsx';
import type { PanelProps } from '#calculator-page/extras/plan-of.ts';
import type { ChanceAnswer, ChanceRequest } from '#engine/chance/chance-request.ts';
import type { ChanceKind } from '#engine/chance/plan-chance.ts';
import { fieldText } from '#figures/amount-text.ts';
import type { ChanceSetting } from '#scenario/chance-setting.ts';

interface TakeOverProps extends PanelProps {
  request: ChanceRequest;
  answer: ChanceAnswer;
  chance: ChanceSetting;
  onChance: (chance: ChanceSetting) => void;
  onText: (name: string, text: string) => void;
}

/** The field that decides how much is paid, where the form has one: goals answer with that amount. */
const fields: { readonly [Kind in ChanceKind]?: string } = {
  savings: 'monthly',
  once: 'principal',
  withdrawal: 'investment',
  retirement: 'monthly',
};

/** Puts what is enough in 80 of 100 courses into the form. */
export function TakeOver({ definition, outcome, request, answer, chance, onChance, onText }: TakeOverProps) {
  const kind = definition.extras.chance;
  const name = kind && fields[kind];
  if (kind === undefined || name === undefined) return null;
  const value = offerFor80(kind, answer);
  if (value === 0 || value === outcome.values[name]) return null;
  const take = (text: string) => {
    // The target stays what it was: a plan that pays more would reach more by itself, and never be likelier.
    if (kind === 'savings' || kind === 'once') onChance({ ...chance, target: fieldText(request.target) });
    onText(name, text);
  };
  const words = messages.use({ amount: formatRupees(value, 0) });
  return <OfferButton definition={definition} name={name} value={value} words={words} onTake={take} />;
}

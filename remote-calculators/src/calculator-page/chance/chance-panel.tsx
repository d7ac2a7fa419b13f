import '#calculator-page/chance/chance.css';
import { useId, useMemo, useState } from 'react';
import { formatDate } from 'shared/format/date';
import { formatRupees } from 'shared/format/rupees';
import { Failure, Icon, Notice, Skeleton } from 'shared/ui';
import { ChanceFields } from '#calculator-page/chance/chance-fields.tsx';
import {
  assumedWords,
  chanceAsked,
  chanceWords,
  methodWords,
  offerFor80,
  planWords,
} from '#calculator-page/chance/chance-words.ts';
import { useChance } from '#calculator-page/chance/use-chance.ts';
import { OfferButton } from '#calculator-page/extras/offer-button.tsx';
import type { PanelProps } from '#calculator-page/extras/plan-of.ts';
import { ReviewDue } from '#calculator-page/results/disclaimer.tsx';
import { useSettled } from '#calculator-page/settle/use-settled.ts';
import type { ChanceAnswer, ChanceRequest } from '#engine/simulation/chance.ts';
import { chancePer100 } from '#engine/simulation/chance.ts';
import type { ChanceKind } from '#engine/simulation/plan-chance.ts';
import { volatilityTable } from '#engine/simulation/volatility-table.ts';
import { fieldText } from '#figures/amount-text.ts';
import { messages } from '#messages.en.ts';
import { QUIET_MS } from '#scenario/pointer-held.ts';
import { defaultRange, type RangeSetting } from '#scenario/scenario.ts';
import { type ChanceSetting, defaultChance } from '#scenario/settings.ts';

export interface ChancePanelProps extends PanelProps {
  range: RangeSetting;
  onRange: (range: RangeSetting) => void;
  chance: ChanceSetting;
  onChance: (chance: ChanceSetting) => void;
  onText: (name: string, text: string) => void;
}

/** In how many of 100 possible markets the plan does what it is for. It is arithmetic about chance, not a forecast. */
export default function ChancePanel(props: ChancePanelProps) {
  const { definition, outcome, range, onRange, chance, onChance, onText } = props;
  const kind = definition.extras.chance ?? 'savings';
  const asked = useMemo(
    () => chanceAsked({ definition, outcome }, range, chance),
    [definition, outcome, range, chance],
  );
  const { told, state, again } = useChance(asked.request);
  const words = told ? chanceWords({ kind, ...told }, outcome.conversion) : '';
  const plan = told ? planWords({ kind, ...told }, asked.target.value !== null, outcome.conversion) : '';
  const spoken = useSettled(state === 'told' ? words : '', QUIET_MS);
  // A link that changes what is assumed shows it; the others find it behind one press.
  const [open, setOpen] = useState(() => isChanged(range, chance));
  const assumed = useId();
  // Nothing else yet: what stood below the first answer would move when it comes.
  if (state === 'working' && !told) return <Skeleton lines={2} label={messages.chanceStatus} />;
  return (
    <div className="panel">
      {state === 'failed' && <Failure message={messages.couldNotCount} onRetry={again} />}
      <div className="chance__row">
        {told && (
          <div className="chance__told" aria-busy={state === 'working'}>
            <Dots count={chancePer100(told.answer)} />
            <div>
              <p className="panel__answer">{words}</p>
              {asked.target.value !== null && <p className="caption">{plan}</p>}
            </div>
          </div>
        )}
        {told && state === 'told' && (
          <TakeOver
            definition={definition}
            outcome={outcome}
            request={told.request}
            answer={told.answer}
            chance={chance}
            onChance={onChance}
            onText={onText}
          />
        )}
        <button
          type="button"
          className="chance__how"
          aria-expanded={open}
          aria-controls={assumed}
          onClick={() => setOpen(!open)}
        >
          {messages.chanceSummary}
          <Icon name="chevron-down" />
        </button>
      </div>
      <div id={assumed} className="chance__assumed" hidden={!open}>
        {plan !== '' && asked.target.value === null && <p>{plan}</p>}
        <Notice kind="warning">
          <p>{messages.rangeNotice}</p>
        </Notice>
        <ChanceFields {...{ kind, asked, range, onRange, chance, onChance }} />
        {asked.request && <p className="caption">{methodWords(asked.request)}</p>}
        <p className="caption">
          {messages.kindsFrom({ source: volatilityTable.source, dated: formatDate(volatilityTable.dated) })}
        </p>
        <ReviewDue table={volatilityTable} />
      </div>
      {told && state === 'told' && (
        <p className="print-only">{[words, plan, assumedWords(told.request)].filter(Boolean).join(' · ')}</p>
      )}
      <p className="visually-hidden" role="status">
        {spoken}
      </p>
    </div>
  );
}

/** Whether a link has brought ups and downs, a draw or a target of its own. */
const isChanged = ({ text, seed }: RangeSetting, chance: ChanceSetting): boolean =>
  text !== defaultRange.text || seed !== defaultRange.seed || JSON.stringify(chance) !== JSON.stringify(defaultChance);

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
function TakeOver({ definition, outcome, request, answer, chance, onChance, onText }: TakeOverProps) {
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
  const words = messages.offerAmount({ amount: formatRupees(value, 0) });
  return <OfferButton definition={definition} name={name} value={value} words={words} onTake={take} />;
}

/** Dots in a row, and of all. */
const ACROSS = 20;
const ALL = 100;
const STEP = 9;

/** From top to bottom, column by column, as one counts on a sheet. */
const path = (from: number, to: number): string =>
  Array.from({ length: to - from }, (_, at) => {
    const column = Math.floor((from + at) / (ALL / ACROSS));
    const row = (from + at) % (ALL / ACROSS);
    return `M${STEP * column + STEP / 2} ${STEP * row + STEP / 2}h0`;
  }).join('');

/** A hundred courses, those that reach it large and in colour. The sentence beside it says the same. */
function Dots({ count }: { count: number }) {
  return (
    <svg
      className="dots"
      viewBox={`0 0 ${STEP * ACROSS} ${(STEP * ALL) / ACROSS}`}
      width={STEP * ACROSS}
      aria-hidden="true"
    >
      <path className="dots__reached" d={path(0, count)} />
      <path className="dots__missed" d={path(count, ALL)} />
    </svg>
  );
}

import { useId, useMemo, useState } from 'react';
import { formatDate } from 'shared/format/date';
import { Failure, Icon, Notice, Skeleton } from 'shared/ui';
import { chanceAsked } from '#calculator-page/chance/chance-asked.ts';
import { ChanceFields } from '#calculator-page/chance/chance-fields.tsx';
import { chanceWords, planWords } from '#calculator-page/chance/chance-words.ts';
import { Dots } from '#calculator-page/chance/dots.tsx';
import { messages } from '#calculator-page/chance/messages.en.ts';
import { assumedWords, methodWords } from '#calculator-page/chance/method-words.ts';
import { TakeOver } from '#calculator-page/chance/take-over.tsx';
import { useChance } from '#calculator-page/chance/use-chance.ts';
import { messages as rangeMessages } from '#calculator-page/extras/messages.en.ts';
import type { PanelProps } from '#calculator-page/extras/plan-of.ts';
import { ReviewDue } from '#calculator-page/results/review-due.tsx';
import { useSettled } from '#calculator-page/settle/use-settled.ts';
import { chancePer100 } from '#engine/chance/chance.ts';
import { volatilityTable } from '#engine/chance/volatility-table.ts';
import { type ChanceSetting, usualChance } from '#scenario/chance-setting.ts';
import { QUIET_MS } from '#scenario/quiet.ts';
import { type RangeSetting, usualRange } from '#scenario/scenario.ts';
import '#calculator-page/chance/chance.css';

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
  const words = told ? chanceWords({ kind, ...told }) : '';
  const plan = told ? planWords({ kind, ...told }, asked.target.value !== null, outcome.conversion) : '';
  const spoken = useSettled(state === 'told' ? words : '', QUIET_MS);
  // A link that changes what is assumed shows it; the others find it behind one press.
  const [open, setOpen] = useState(() => isChanged(range, chance));
  const assumed = useId();
  // Nothing else yet: what stood below the first answer would move when it comes.
  if (state === 'working' && !told) return <Skeleton lines={2} label={messages.counting} />;
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
          {messages.noForecastWhatIsAssumed}
          <Icon name="chevron-down" />
        </button>
      </div>
      <div id={assumed} className="chance__assumed" hidden={!open}>
        {plan !== '' && asked.target.value === null && <p>{plan}</p>}
        <Notice kind="warning">
          <p>{rangeMessages.thisIsNoForecast}</p>
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
  text !== usualRange.text || seed !== usualRange.seed || JSON.stringify(chance) !== JSON.stringify(usualChance);

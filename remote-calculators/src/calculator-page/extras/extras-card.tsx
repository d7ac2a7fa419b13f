import { classNames } from 'shared/ui';
import type { ChartLine } from '#calculator-page/chart/chart-data.ts';
import { Panel } from '#calculator-page/extras/panel.tsx';
import { lazyPart } from '#calculator-page/settle/lazy-part.tsx';
import type { CalculatorView } from '#definition/definition.ts';
import type { ExtraSpecs } from '#definition/extra-specs.ts';
import type { ShownRow } from '#engine/present.ts';
import type { BandYear } from '#engine/simulation/range-band.ts';
import { messages } from '#messages.en.ts';
import type { Outcome } from '#outcome/outcome.ts';
import type { RangeSetting } from '#scenario/scenario.ts';
import type { SipSetting, TaxSetting } from '#scenario/settings.ts';

// Fetched when someone opens one: most visitors want the figure alone. They come together: every visitor loads the name
// and the hash of each file.
const SolvePanel = lazyPart(
  () => import(/* webpackChunkName: "questions" */ '#calculator-page/extras/solve-panel.tsx'),
);
const WhatIfPanel = lazyPart(
  () => import(/* webpackChunkName: "questions" */ '#calculator-page/extras/what-if-panel.tsx'),
);
const TaxPanel = lazyPart(() => import(/* webpackChunkName: "questions" */ '#calculator-page/extras/tax-panel.tsx'));
const RangePanel = lazyPart(
  () => import(/* webpackChunkName: "questions" */ '#calculator-page/extras/range-panel.tsx'),
);
const AgainstSipPanel = lazyPart(
  () => import(/* webpackChunkName: "questions" */ '#calculator-page/extras/against-sip-panel.tsx'),
);
const ComparePanel = lazyPart(
  () => import(/* webpackChunkName: "questions" */ '#calculator-page/extras/compare-panel.tsx'),
);

/** What is drawn over the bars: the pinned scenario, and the courses of the range. */
export function linesOf(
  { stack: [lower, upper], payouts }: CalculatorView,
  pinned: Outcome | null,
  band: readonly BandYear[] | null,
): ChartLine[] {
  const lines: ChartLine[] = [];
  if (pinned) {
    const total = (row: ShownRow<string>) =>
      Number(row[lower]) + (payouts || upper === undefined ? 0 : Number(row[upper]));
    lines.push({
      kind: 'pinned',
      at: (unit) =>
        (unit === 'month' ? pinned.monthsOf() : pinned.years).map((row) => ({ month: row.month, amount: total(row) })),
    });
  }
  if (band) {
    for (const kind of ['high', 'middle', 'low'] as const) {
      lines.push({ kind, at: () => band.map((year) => ({ month: year.month, amount: year[kind] })) });
    }
  }
  return lines;
}

export type PanelName = 'solve' | 'whatIf' | 'compare';

interface ExtrasCardProps {
  definition: CalculatorView;
  outcome: Outcome;
  /** Which panels are open; the page remembers it while figures are missing for a moment. */
  open: ReadonlySet<PanelName>;
  onOpen: (open: ReadonlySet<PanelName>) => void;
  pinned: Outcome | null;
  onPin: (outcome: Outcome | null) => void;
  range: RangeSetting;
  onRange: (range: RangeSetting) => void;
  tax: TaxSetting;
  onTax: (tax: TaxSetting) => void;
  sip: SipSetting | undefined;
  onSip: ((sip: SipSetting) => void) | undefined;
  onBand: (band: readonly BandYear[] | null) => void;
  onText: (name: string, text: string) => void;
  /** Whose plan it is, where the page shows several: "Car". */
  of?: string;
  /** What the visitor has for this goal, in rupees; the solver begins with it. */
  share?: number | null;
}

const titles = {
  againstSip: messages.extraAgainstSip,
  solve: messages.extraSolve,
  whatIf: messages.extraWhatIf,
  tax: messages.extraTax,
  compare: messages.extraCompare,
  range: messages.extraRange,
} as const;

/** Questions beyond the figure, each closed until it is asked. */
export function ExtrasCard(props: ExtrasCardProps) {
  const { definition, outcome, open, range, tax, sip, onSip } = props;
  const { extras } = definition;
  const toggle = (name: PanelName) => {
    const after = new Set(open);
    if (!after.delete(name)) after.add(name);
    props.onOpen(after);
  };
  const shared = { definition, outcome };
  const panels = [
    extras.whatIf && { name: 'whatIf' as const, body: <WhatIfPanel {...shared} /> },
    extras.solve && {
      name: 'solve' as const,
      body: <SolvePanel {...shared} onText={props.onText} share={props.share ?? null} />,
    },
    { name: 'compare' as const, body: <ComparePanel {...shared} pinned={props.pinned} onPin={props.onPin} /> },
  ].filter((panel) => panel !== undefined);
  return (
    // Of all panels only tax is printed, while it is asked: in one line.
    <section
      className={classNames('card below-fold needs-script', tax.on ? 'printed-line' : 'no-print')}
      aria-labelledby="ask"
    >
      <div className="card__head">
        <h2 id="ask">{props.of === undefined ? messages.extrasHeading : messages.extrasHeadingOf({ of: props.of })}</h2>
      </div>
      <ul className="extras">
        {extras.againstSip && sip && onSip && (
          <Panel title={titles.againstSip} open={sip.on} onToggle={() => onSip({ ...sip, on: !sip.on })}>
            <AgainstSipPanel {...shared} text={sip.text} onText={(text) => onSip({ ...sip, text })} />
          </Panel>
        )}
        {panels.map(({ name, body }) => (
          <Panel key={name} title={titleOf(name, extras)} open={open.has(name)} onToggle={() => toggle(name)}>
            {body}
          </Panel>
        ))}
        {extras.tax && (
          <Panel title={titles.tax} open={tax.on} onToggle={() => props.onTax({ ...tax, on: !tax.on })}>
            <TaxPanel {...shared} tax={tax} onTax={props.onTax} />
          </Panel>
        )}
        {extras.range && (
          <Panel title={titles.range} open={range.on} onToggle={() => props.onRange({ ...range, on: !range.on })}>
            <RangePanel {...shared} range={range} onRange={props.onRange} onBand={props.onBand} />
          </Panel>
        )}
      </ul>
    </section>
  );
}

/** Some questions read otherwise where only a part of them is answered. */
function titleOf(name: PanelName, { solve, whatIf }: ExtraSpecs): string {
  if (name === 'solve' && solve === 'goal') return messages.extraSolveBudget;
  return name === 'whatIf' && whatIf?.delay === 'none' ? messages.extraCost : titles[name];
}

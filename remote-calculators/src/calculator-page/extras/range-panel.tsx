import { useEffect, useMemo } from 'react';
import { formatIndianNumber } from 'shared/format/rupees';
import { Button, Notice } from 'shared/ui';
import { BasisLine } from '#calculator-page/extras/basis-line.tsx';
import type { PanelProps } from '#calculator-page/extras/plan-of.ts';
import { bandAtPrices, bandRequest, middleWords, useBand } from '#calculator-page/extras/use-band.ts';
import { QuantityField } from '#calculator-page/fields/quantity-field.tsx';
import { ScrollBox } from '#calculator-page/table/scroll-box.tsx';
import { volatilityRule } from '#engine/simulation/chance-inputs.ts';
import { BAND_PATHS, type BandYear } from '#engine/simulation/range-band.ts';
import { fieldText, readTyped } from '#figures/amount-text.ts';
import { messages } from '#messages.en.ts';
import { inBasis } from '#outcome/price-basis.ts';
import { figureProblem } from '#scenario/read-fields.ts';
import type { RangeSetting } from '#scenario/scenario.ts';

interface RangePanelProps extends PanelProps {
  range: RangeSetting;
  onRange: (range: RangeSetting) => void;
  /** Given the newest band for the chart, and null when the panel goes. */
  onBand: (band: readonly BandYear[] | null) => void;
}

/** Where eight of ten possible markets of the plan end, year by year. It is arithmetic about chance, not a forecast. */
export default function RangePanel({ range, onRange, onBand, ...props }: RangePanelProps) {
  const { definition, outcome } = props;
  const typed = readTyped(range.text);
  const problem =
    typed.state === 'figure'
      ? figureProblem(typed.value, volatilityRule)
      : typed.state === 'unreadable'
        ? messages.enterADeviation
        : undefined;
  const volatility = typed.state === 'figure' && problem === undefined ? typed.value : null;
  const request = useMemo(
    () => (volatility === null ? null : bandRequest({ definition, outcome }, volatility, range.seed)),
    [definition, outcome, volatility, range.seed],
  );
  const drawn = useBand(request);
  const band = useMemo(() => drawn && bandAtPrices(drawn, outcome.conversion), [drawn, outcome.conversion]);
  const middle = band?.at(-1)?.middle;
  useEffect(() => onBand(band), [band, onBand]);
  useEffect(() => () => onBand(null), [onBand]);

  return (
    <div className="panel">
      <Notice kind="warning">
        <p>{messages.rangeNotice}</p>
      </Notice>
      <BasisLine conversion={outcome.conversion} />
      <QuantityField
        name="volatilityPct"
        label={messages.fieldVolatility}
        text={range.text}
        onText={(text) => onRange({ ...range, text })}
        unit="percent"
        slider={{ min: 1, max: 40, step: 0.5 }}
        note={messages.rangeVolatilityNote}
        problem={problem}
      />
      {request && (
        <p className="caption">
          {messages.rangeAssumed({
            mean: formatIndianNumber(request.meanReturn * 100, 2),
            courses: BAND_PATHS,
            seed: range.seed,
          })}
        </p>
      )}
      {middle !== undefined && <p className="panel__answer">{middleWords(endOf(props), middle)}</p>}
      <ScrollBox label={messages.rangeTableLabel} busy={band === null}>
        <table className="table">
          <caption>{inBasis(messages.rangeTableCaption, outcome.conversion)}</caption>
          <thead>
            <tr>
              <th scope="col">{messages.columnYear}</th>
              <th scope="col">{messages.oneInTenBelow}</th>
              <th scope="col">{messages.chanceMiddle}</th>
              <th scope="col">{messages.oneInTenAbove}</th>
            </tr>
          </thead>
          <tbody>
            {band?.map(({ year, low, middle, high }) => (
              <tr key={year}>
                <th scope="row">{year}</th>
                <td>{formatIndianNumber(low)}</td>
                <td>{formatIndianNumber(middle)}</td>
                <td>{formatIndianNumber(high)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      <Button variant="secondary" icon="exchange" onClick={() => onRange({ ...range, seed: range.seed + 1 })}>
        {messages.rangeActionDraw}
      </Button>
      <p className="visually-hidden" role="status">
        {band?.at(-1) ? messages.rangeDraw({ seed: fieldText(range.seed) }) : ''}
      </p>
    </div>
  );
}

/** What the plan ends with, as the chart shows it. */
const endOf = ({ definition: { stack, payouts }, outcome: { last } }: PanelProps): number =>
  Number(last?.[stack[0]] ?? 0) + (payouts ? 0 : Number(last?.[stack[1] ?? ''] ?? 0));

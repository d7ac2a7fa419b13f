import { classNames } from 'shared/ui';
import type { ChartLine, ChartUnit } from '#calculator-page/chart/chart-data.ts';
import { lineLooks } from '#calculator-page/chart/line-looks.ts';
import { messages } from '#calculator-page/chart/messages.en.ts';
import type { CalculatorView } from '#definition/definition.ts';

interface LegendProps {
  definition: Pick<CalculatorView, 'columns' | 'figures' | 'stack' | 'payouts'>;
  lines: readonly ChartLine[];
  unit: ChartUnit;
}

/** A key for everything that is drawn, in its own colour and its own dash. */
export function Legend({ definition: { columns, figures, stack, payouts }, lines, unit }: LegendProps) {
  const label = (name: string) => columns.find(({ column }) => column === name)?.label;
  // Beside the chart the result's own figures have these colours already, and stand for the same amounts.
  const isTold = !payouts && figures.filter(({ swatch }) => swatch).length === 2;
  return (
    <div className={classNames('legend', isTold && 'legend--told')}>
      <span>
        <span className={`key key--${payouts ? 'balance' : stack[1] === undefined ? 'alone' : 'invested'}`} />
        {label(stack[0])}
      </span>
      {stack[1] !== undefined && (
        <span>
          <span className="key" />
          {payouts ? messages.paidOutEach({ unit }) : label(stack[1])}
        </span>
      )}
      {lines.map(({ kind, name = lineLooks[kind].name }) => (
        <span key={kind} hidden={name === ''}>
          <svg className="line-key" width="30" height="8" aria-hidden="true">
            <line x2="30" y1="4" y2="4" strokeDasharray={lineLooks[kind].dash.join(' ')} />
          </svg>
          {name}
        </span>
      ))}
    </div>
  );
}

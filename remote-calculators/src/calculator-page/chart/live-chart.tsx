import EChart from 'echarts-for-react/esm/core';
import type { ComponentProps } from 'react';
import { memo, useCallback, useEffect, useMemo, useRef } from 'react';
import { formatAxisRupees } from 'shared/format/rupees';
import type { ChartData, ChartLine } from '#calculator-page/chart/chart-data.ts';
import { echarts } from '#calculator-page/chart/echarts-parts.ts';
import { labelStep } from '#calculator-page/chart/scale.ts';

export interface LiveChartData extends ChartData {
  /** A second scenario's total or a range's ends, drawn as lines over the bars. */
  lines?: readonly ChartLine[];
}

export interface LiveChartProps {
  data: LiveChartData;
  /** The bar whose figures are being read, or null. */
  pointed: number | null;
  onReady: () => void;
}

type Instance = Parameters<NonNullable<ComponentProps<typeof EChart>['onChartReady']>>[0];

// Colours are the page's own variables: the chart follows light and dark without being told.
const text = { color: 'var(--secondary)', fontFamily: 'inherit', fontSize: 14 };
const invested = { color: 'var(--chart-invested)', borderColor: 'var(--chart-invested-stroke)', borderWidth: 1 };
const gains = { color: 'var(--chart-gains)' };

function option({ points, scale, lines = [] }: LiveChartData) {
  const every = labelStep(points.length);
  return {
    animation: false,
    // The same frame as the static chart, so that nothing moves when one takes the other's place.
    grid: { left: 44, right: 0, top: 22, bottom: 24 },
    xAxis: {
      type: 'category',
      data: points.map(({ label }) => label),
      axisTick: { show: false },
      axisLine: { lineStyle: { color: 'var(--hairline-strong)' } },
      axisLabel: { ...text, margin: 8, interval: (index: number) => (index + 1) % every === 0 },
    },
    yAxis: {
      type: 'value',
      min: 0,
      max: scale.top,
      interval: scale.ticks[1] ?? scale.top,
      axisLabel: { ...text, align: 'left', margin: 44, formatter: formatAxisRupees },
      splitLine: { lineStyle: { color: 'var(--chart-grid)' } },
    },
    series: [
      {
        id: 'lower',
        type: 'bar',
        stack: 'all',
        barCategoryGap: '10%',
        data: points.map(({ lower }) => lower),
        itemStyle: invested,
        emphasis: { itemStyle: { ...invested, borderColor: 'var(--focus)', borderWidth: 2 } },
      },
      {
        id: 'upper',
        type: 'bar',
        stack: 'all',
        data: points.map(({ upper }) => upper),
        itemStyle: gains,
        emphasis: { itemStyle: { ...gains, borderColor: 'var(--focus)', borderWidth: 2 } },
      },
      ...lines.map(({ name, values }, index) => ({
        id: name,
        type: 'line',
        name,
        data: values.slice(0, points.length),
        symbol: 'none',
        silent: true,
        lineStyle: { color: 'var(--ink)', width: 2, type: index === 0 ? 'dashed' : 'dotted' },
      })),
    ],
  };
}

/**
 * The chart by ECharts, drawn as SVG. It says nothing to screen readers: the points above it do. Setting its option is
 * the slowest step of the page, so it happens for new data and for nothing else; and at once, because an action upon a
 * chart whose option is still waiting throws.
 */
function LiveChart({ pointed, onReady, data }: LiveChartProps) {
  const instance = useRef<Instance>(null);
  const ready = useCallback(
    (chart: Instance) => {
      instance.current = chart;
      onReady();
    },
    [onReady],
  );
  const drawn = useMemo(() => option(data), [data]);

  useEffect(() => {
    const chart = instance.current;
    if (chart === null || pointed === null) return;
    const target = { seriesIndex: [0, 1], dataIndex: pointed };
    chart.dispatchAction({ type: 'highlight', ...target });
    return () => chart.dispatchAction({ type: 'downplay', ...target });
  }, [pointed]);

  return (
    <EChart
      echarts={echarts}
      style={{ height: '100%' }}
      opts={{ renderer: 'svg' }}
      option={drawn}
      replaceMerge="series"
      onChartReady={ready}
    />
  );
}

export default memo(LiveChart);

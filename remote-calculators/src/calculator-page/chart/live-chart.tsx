import { BarChart, LineChart } from 'echarts/charts';
import { GridComponent } from 'echarts/components';
import * as echarts from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import EChart from 'echarts-for-react/esm/core';
import { type ComponentProps, memo, useCallback, useEffect, useMemo, useRef } from 'react';
import type { ChartData } from '#calculator-page/chart/chart-data.ts';
import { type Bars, type Geometry, geometryOf } from '#calculator-page/chart/geometry.ts';

// Only what the charts use: the whole library would be more than twice as large.
echarts.use([BarChart, LineChart, GridComponent, SVGRenderer]);

export { echarts };

interface LiveChartProps {
  data: ChartData;
  /** The bar whose figures are being read, or null. */
  pointed: number | null;
  onReady: () => void;
}

type Instance = Parameters<NonNullable<ComponentProps<typeof EChart>['onChartReady']>>[0];

// Colours are the page's own variables: the chart follows light and dark without being told.
const looks: Record<Bars['look'], object> = {
  alone: { color: 'var(--chart-3)', borderColor: 'var(--chart-gains)', borderWidth: 1 },
  invested: { color: 'var(--chart-invested)', borderColor: 'var(--chart-invested-stroke)', borderWidth: 1 },
  gains: { color: 'var(--chart-gains)' },
  paid: { color: 'var(--chart-gains)' },
};
const pointedAt = { borderColor: 'var(--focus)', borderWidth: 2 };
const quiet = { type: 'line', xAxisIndex: 1, symbol: 'none', silent: true } as const;

const unseen = { lineStyle: { opacity: 0 } };

/** Shapes only: axes, amounts and names are those of the plain chart, which stay. */
function option({ count, bars, area, lines, band }: Geometry) {
  return {
    animation: false,
    grid: { left: 0, right: 0, top: 0, bottom: 0 },
    xAxis: [
      { type: 'category', show: false, data: Array.from({ length: count }, (_, index) => index) },
      { type: 'value', show: false, min: 0, max: count },
    ],
    yAxis: { type: 'value', show: false, min: 0, max: 1 },
    series: [
      ...bars.map(({ look, edges }) => ({
        id: look,
        type: 'bar',
        stack: 'all',
        barCategoryGap: '10%',
        data: edges.map(([from, to]) => to - from),
        itemStyle: looks[look],
        emphasis: { itemStyle: { ...looks[look], ...pointedAt } },
      })),
      ...(area === null
        ? []
        : [
            {
              ...quiet,
              id: 'balance',
              data: area.places,
              lineStyle: { color: 'var(--chart-gains)', width: 2 },
              areaStyle: { color: 'var(--chart-4)', opacity: 1, origin: area.floor },
            },
          ]),
      ...(band === null
        ? []
        : [
            { ...quiet, ...unseen, id: 'band-floor', stack: 'band', data: band.low },
            {
              ...{ ...quiet, ...unseen, id: 'band', stack: 'band' },
              data: band.high.map(([x, height], index) => [x, height - (band.low[index]?.[1] ?? 0)]),
              areaStyle: { color: 'var(--ink)', opacity: 0.14 },
            },
          ]),
      ...lines.flatMap(({ kind, dash, places }) => [
        { ...quiet, id: `${kind} edge`, data: places, lineStyle: { color: 'var(--raised)', width: 4 } },
        { ...quiet, id: kind, data: places, lineStyle: { color: 'var(--ink)', width: 2, type: dash } },
      ]),
    ],
  };
}

/**
 * The chart by ECharts, drawn as SVG. It says nothing to screen readers: the slider above it does. Setting its option is
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
  const drawn = useMemo(() => option(geometryOf(data)), [data]);

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

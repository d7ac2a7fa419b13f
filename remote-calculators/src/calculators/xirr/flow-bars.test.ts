import { expect, test } from 'vitest';
import { flowBars } from '#calculators/xirr/flow-chart.tsx';

test('days stand where they are in time, and what moved on one day is one bar', () => {
  const bars = flowBars([
    { date: '2024-01-11', amount: '500' },
    { date: '2024-01-01', amount: '-1000' },
    { date: '2024-01-06', amount: '-200.5' },
    { date: '2024-01-06', amount: '-99.5' },
    { date: '2024-01-06', amount: '40' },
  ]);
  expect(bars).toEqual({
    unit: 'day',
    wide: null,
    bars: [
      { key: '2024-01-01', at: 0, paid: 1000, received: 0 },
      { key: '2024-01-06', at: 0.5, paid: 300, received: 40 },
      { key: '2024-01-11', at: 1, paid: 0, received: 500 },
    ],
    years: [],
  });
});

const between = (first: string, last: string) =>
  flowBars([
    { date: first, amount: '-1' },
    { date: last, amount: '1' },
  ]).years.map(({ name, at }) => [name, Number(at.toFixed(3))]);

test('the years between the ends are named where they begin, clear of both ends, and not more than five', () => {
  // 731 of 1,734 days, and so on.
  expect(between('2022-01-01', '2026-10-01')).toEqual([
    ['2023', 0.21],
    ['2024', 0.421],
    ['2025', 0.632],
  ]);
  expect(between('2004-06-01', '2024-06-01').map(([name]) => name)).toEqual(['2009', '2012', '2015', '2018']);
  expect(between('2024-02-01', '2024-11-01')).toEqual([]);
});

test('one day alone stands in the middle', () =>
  expect(flowBars([{ date: '2024-01-01', amount: '-1' }]).bars[0]?.at).toBe(0.5));

test('more than sixty days are drawn by the year, and a year without any keeps its place', () => {
  const months = Array.from({ length: 61 }, (_, at) => ({
    date: `${2015 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-05`,
    amount: '-100',
  }));
  const { unit, wide, bars } = flowBars([...months, { date: '2024-06-01', amount: '9000' }]);
  expect(unit).toBe('year');
  expect(wide).toBeCloseTo(0.07);
  expect(bars.map(({ key, paid, received }) => [key, paid, received])).toEqual([
    ...['2015', '2016', '2017', '2018', '2019'].map((year) => [year, 1200, 0]),
    ['2020', 100, 0],
    ['2024', 0, 9000],
  ]);
  expect(bars.map(({ at }) => Number(at.toFixed(2)))).toEqual([0.05, 0.15, 0.25, 0.35, 0.45, 0.55, 0.95]);
});

import { expect, test } from 'vitest';
import { listed } from '#calculators/listed.ts';
import { riskWarning } from '#outcome/risk-warning.ts';

const noFund = ['emi', 'epf', 'fd', 'inflation', 'ppf', 'rd', 'regime', 'ssy', 'xirr'];

test.each(listed.map(({ view }) => [view.id, view.dependsOn] as const))(
  '%s warns of falling markets where its figures depend on them, and of funds in any case',
  (id, dependsOn) => {
    expect(riskWarning(dependsOn).includes('Markets fall as well as rise')).toBe(!noFund.includes(id));
    expect(riskWarning(dependsOn)).toMatch(/[.] Mutual Fund investments are subject to market risks/);
  },
);

test('all of these calculators are there', () => {
  expect(listed.map(({ view }) => view.id)).toEqual(expect.arrayContaining(noFund));
});

import { describe, expect, it } from 'vitest';
import { bucketOf, inCanary, isInShare, isVisitor, newVisitor } from '#releases/cohort.ts';

const MILLION = 1_000_000;

describe('a canary’s share', () => {
  it('is what was asked for, to a tenth of a point, over a million visitors', () => {
    const shares = [0, 0.5, 5, 50, 100];
    const drawn = shares.map(() => 0);
    for (let visitor = 0; visitor < MILLION; visitor += 1) {
      const bucket = bucketOf(`visitor-${visitor}`, 'calculators');
      for (const [index, percent] of shares.entries())
        if (isInShare(bucket, percent)) drawn[index] = (drawn[index] ?? 0) + 1;
    }
    for (const [index, percent] of shares.entries())
      expect(Math.abs(((drawn[index] ?? 0) / MILLION) * 100 - percent), `${percent}%`).toBeLessThan(0.1);
    expect(drawn[0]).toBe(0);
    expect(drawn.at(-1)).toBe(MILLION);
  });

  it('keeps whoever has it when it is raised, and gives the same answer every time', () => {
    for (let count = 0; count < 500; count += 1) {
      const visitor = newVisitor();
      const answers = [0, 1, 5, 25, 60, 100].map((percent) => inCanary(visitor, 'content', percent));
      expect(answers).toEqual([...answers].sort());
      expect(inCanary(visitor, 'content', 25)).toBe(answers[3]);
    }
  });

  it('of one package says nothing about another', () => {
    const visitors = Array.from({ length: 20_000 }, (_, index) => `v${index}`);
    const both = visitors.filter((visitor) => inCanary(visitor, 'content', 50) && inCanary(visitor, 'contact', 50));
    expect(both.length / visitors.length).toBeCloseTo(0.25, 1);
  });

  it('takes only cookies that it has set itself', () => {
    expect(isVisitor(newVisitor())).toBe(true);
    for (const value of [undefined, '', 'x', '"; Path=/', 'a'.repeat(23)]) expect(isVisitor(value)).toBe(false);
  });
});

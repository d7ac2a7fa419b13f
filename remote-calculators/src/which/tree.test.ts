import { expect, test } from 'vitest';
import { catalogue } from '#calculators/catalogue.ts';
import { listed } from '#calculators/listed.ts';
import { linkNames } from '#scenario/link-names.ts';
import { named } from '#which/named.data.ts';
import { type Answer, endsOf, isQuestion, type Question, STEPS, type Suggestion } from '#which/question.ts';
import { tree } from '#which/tree.ts';
import { addressWith, walk } from '#which/walk.ts';

interface Way {
  address: string;
  found: readonly Suggestion[];
}

/** Every way through the questions, each as the address that its answers make. */
function waysFrom(question: Question, query: readonly (readonly [string, string])[] = []): Way[] {
  return question.answers.flatMap(({ value, leads }: Answer): Way[] => {
    const step = STEPS[query.length];
    if (step === undefined) throw new Error(`A fourth question: ${question.asked}`);
    return isQuestion(leads)
      ? waysFrom(leads, [...query, [step, value]])
      : [{ address: addressWith(query, { value }), found: leads }];
  });
}

const ways = waysFrom(tree);
const found = ways.flatMap((way) => way.found);

test('an answer knows each calculator that it may end at, once', () => {
  const [monthly, ...others] = tree.answers;
  expect(monthly && endsOf(monthly)).toEqual([
    ...['sip', 'step-up-sip', 'lumpsum-sip', 'delay', 'rd', 'ppf', 'ssy', 'nps', 'epf'],
  ]);
  const all = others.flatMap(endsOf);
  expect(new Set([...all, ...(monthly ? endsOf(monthly) : [])])).toEqual(new Set(found.map(({ slug }) => slug)));
});

test('every way ends at one or two calculators of the catalogue', () => {
  expect(ways.length).toBeGreaterThan(25);
  for (const { address, found: ends } of ways) {
    expect([1, 2], address).toContain(ends.length);
    for (const { slug } of ends) expect(Object.keys(catalogue), address).toContain(slug);
    expect(new Set(ends.map(({ slug }) => slug)).size, address).toBe(ends.length);
  }
});

test('every calculator of the catalogue is reached by some way, and has an address and a name', () => {
  expect(new Set(found.map(({ slug }) => slug))).toEqual(new Set(Object.keys(catalogue)));
  for (const slug of Object.keys(catalogue)) expect(named[slug]?.path).toMatch(/^\/[a-z]+$/);
});

test('answers are told apart, and their address leads where they do', () => {
  const check = ({ answers }: Question) => {
    expect(new Set(answers.map(({ value }) => value)).size).toBe(answers.length);
    expect(new Set(answers.map(({ label }) => label)).size).toBe(answers.length);
    for (const { leads } of answers) if (isQuestion(leads)) check(leads);
  };
  check(tree);
  for (const { address, found: ends } of ways) {
    const there = walk(tree, new URL(address, 'https://firm.example').searchParams);
    expect([there.open, there.found], address).toEqual([null, ends]);
  }
});

test('what a link carries is what its calculator takes', () => {
  const carrying = found.filter(({ carries }) => carries !== undefined);
  expect(carrying.length).toBeGreaterThan(10);
  for (const { slug, carries = {} } of carrying) {
    const view = listed.find((one) => one.slug === slug)?.view;
    if (view === undefined || !('fields' in view)) throw new Error(`${slug} takes no link.`);
    for (const name of Object.keys(carries)) expect(linkNames(view), slug).toContain(name);
  }
});

test.each([
  ['', 0, 5],
  ['?have=nothing', 0, 5],
  ['?have=monthly', 1, 6],
  ['?have=monthly&way=no&more=10', 1, 6],
  ['?have=sum&way=steps&more=10', 2, 0],
])('“%s”: %i answers count, and %i stand next', (search, answered, next) => {
  const there = walk(tree, new URLSearchParams(search));
  expect(there.answered).toHaveLength(answered);
  expect(there.open?.answers ?? []).toHaveLength(next);
});

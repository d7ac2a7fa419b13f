import { describe, expect, it } from 'vitest';
import { answer, answeredIds } from '#calculators/answer.ts';
import { listed } from '#calculators/listed.ts';
import { outcomeOf } from '#outcome/outcome.ts';
import { fromQuery } from '#scenario/link.ts';
import { readFields } from '#scenario/read-fields.ts';
import type { Schema } from '#tools/input-schema.ts';
import { call, list } from '#tools/tools.ts';
import { viewFor } from '#tools/view-for.ts';
import first from '#vectors/exact.json' with { type: 'json' };
import second from '#vectors/exact-2.json' with { type: 'json' };

const TODAY = '2026-11-23';
const options = { exact: false, bounds: false, today: TODAY };
const tools = list();
const nameOf = (id: string) => `calculate_${id.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`;
const schemaOf = (id: string) => tools.find(({ name }) => name === nameOf(id))?.inputSchema.properties ?? {};

interface Snapshot {
  figures: Record<string, unknown>;
  page?: string;
  note: string;
}
const told = async (name: string, inputs: unknown) => (await call(name, inputs, TODAY)) as Snapshot;

type Cases = { readonly [id: string]: { cases?: { inputs: Record<string, unknown> }[] } };
const golden = [first.calculators, second.calculators].flatMap((calculators) =>
  Object.entries(calculators as unknown as Cases)
    .filter(([id]) => answeredIds.includes(id))
    .flatMap(([id, { cases = [] }]) => cases.map(({ inputs }) => ({ id, inputs }))),
);

/** Whether a schema lets a value through, as far as these schemas say anything. */
function lets({ type, enum: choices }: Schema, value: unknown): boolean {
  if (choices) return choices.includes(value as string);
  return [type].flat().includes(Array.isArray(value) ? 'array' : typeof value);
}

describe('the tools of agents', () => {
  it('are one for each calculator of calc, and one for a sentence', () => {
    expect(tools.map(({ name }) => name)).toEqual(['ask_calculators', ...answeredIds.map(nameOf)]);
    expect(new Set(tools.map(({ name }) => name)).size).toBe(tools.length);
    for (const { name, title, description } of tools) {
      expect(name).toMatch(/^[a-z_]{1,64}$/);
      expect([title, description]).not.toContain('');
    }
  });

  it('refuse by their schema nothing that the engine takes', () => {
    expect(golden.length).toBeGreaterThan(200);
    for (const { id, inputs } of golden) {
      const schema = schemaOf(id);
      for (const [name, value] of Object.entries(inputs))
        expect(lets(schema[name] ?? {}, value), `${id} ${name} ${JSON.stringify(value)}`).toBe(true);
    }
    for (const tool of tools.slice(1)) expect(tool.inputSchema.required).toBeUndefined();
  });

  it('name every input that the engine takes, and no other', () => {
    for (const id of answeredIds) {
      expect(() => answer(id, { nonsense: 1 }, options)).toThrow('nonsense is not an input of');
      // Retirement from expenses takes others, once one of its inputs says that it is meant.
      const names = id === 'retirement' ? [] : Object.keys(schemaOf(id));
      for (const name of names)
        expect(() => answer(id, { [name]: {} }, options), `${id} ${name}`).not.toThrow('is not an input of');
    }
    expect(Object.keys(schemaOf('retirement'))).toEqual(
      expect.arrayContaining(['amountToday', 'target', 'monthlyExpense', 'firstMonthExpense', 'postVolatilityPct']),
    );
  });

  it('answer what calc answers, with a warning', async () => {
    for (const { view, listing } of listed.filter(({ view }) => view.id !== 'xirr')) {
      const { figures, note } = await told(nameOf(view.id), listing.example);
      expect(figures).toEqual(answer(view.id, listing.example, options));
      expect(note).toContain('no promise and no advice');
      expect(note).toContain('subject to market risks');
    }
  });

  it('link the page that shows the very figures', async () => {
    let linked = 0;
    for (const { id, inputs } of golden) {
      const view = await viewFor(id === 'retirement' && 'monthlyExpense' in inputs ? 'retirementByExpense' : id);
      if (view === null) continue;
      const { page, figures } = await told(nameOf(id), inputs);
      if (page === undefined) continue;
      const [path, query = ''] = page.split('?');
      const scenario = fromQuery(view, `?${query}`, TODAY);
      if (scenario === null || scenario === 'bad') throw new Error(`${id}: ${page} cannot be read`);
      const reading = readFields(view, scenario.texts, scenario.countedFrom ?? TODAY);
      const outcome = reading.inputs && outcomeOf(view, reading.inputs, scenario.choices);
      const shown = outcome?.figures.filter(({ amount }) => amount !== null) ?? [];
      expect([path, shown.length > 0]).toEqual([view.path, true]);
      for (const { result, resultAtStart, amount } of shown)
        expect([figures[result], figures[resultAtStart ?? ''], amount], `${page} ${result}`).toContain(amount);
      linked += 1;
    }
    expect(linked).toBeGreaterThan(60);
  });

  it.each([
    ['calculate_nope', {}, /^tool "calculate_nope" is unknown: ask_calculators, calculate_sip, /],
    ['constructor', {}, /^tool "constructor" is unknown: /],
    ['calculate_sip', { tenure: 3 }, /^tenure is not an input of sip, which takes monthly, years/],
    ['calculate_sip', JSON.parse('{"__proto__":1}'), /^__proto__ is not an input of sip/],
    ['calculate_sip', { monthly: 'much', years: 1, annualRatePct: 1 }, /^monthly must be a number such as/],
    ['calculate_sip', { monthly: 5000, years: 1e308, annualRatePct: 12 }, /^years must come to at most 1200 months$/],
    ['calculate_sip', [], /^inputs must be a JSON object$/],
    ['ask_calculators', { question: ' ' }, /^question must be a text of 1 to 200 characters$/],
    ['ask_calculators', { question: 'x'.repeat(201) }, /^question must be a text/],
    ['ask_calculators', { question: 'sip', now: true }, /^now is not an input of ask_calculators/],
  ])('%s %j is refused in one line', async (name, inputs, line) => {
    await expect(call(name, inputs, TODAY)).rejects.toThrow(line);
    await expect(call(name, inputs, TODAY)).rejects.toMatchObject({ name: 'InputError' });
  });
});

describe('a question in words', () => {
  const ask = (question: string) => call('ask_calculators', { question }, TODAY);

  it.each([
    ['₹5,000 a month for 15 years at 12%', '/sipcalculator?annualRatePct=12&monthly=5000&years=15', '₹25,22,880.00'],
    ['5 हज़ार SIP 15 साल 12%', '/sipcalculator?annualRatePct=12&monthly=5000&years=15', '₹25,22,880.00'],
    ['20 ವರ್ಷದಲ್ಲಿ 1 ಕೋಟಿ ಬೇಕು', '/corpus?', '₹'],
    ['50000 a month expenses, retire at 60, age 30', '/retirementcalculator?', '₹'],
  ])('%s is answered with figures and a link', async (question, page, figure) => {
    const { figures, ...others } = (await ask(question)) as Snapshot;
    expect(others.page).toContain(page);
    expect(Object.values(figures).join()).toContain(figure);
    expect(others.note).toContain('no promise');
  });

  it('is asked back where something is open', async () => {
    expect(await ask('5000 for 10 years')).toMatchObject({
      asksBack: 'Is the amount paid every month, or all at once?',
      addOneOf: ['every month', 'as a lumpsum'],
    });
    expect(await ask('good morning')).toMatchObject({ asksBack: expect.stringMatching(/^No calculator answers this/) });
    expect(await ask('xirr')).toMatchObject({ page: '/xirrcalculator' });
  });
});

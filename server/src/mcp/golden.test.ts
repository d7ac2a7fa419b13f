import fs from 'node:fs';
import path from 'node:path';
import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type AgentSite, agentSite, asked, builtTools, connected } from '#mcp/agent-fixture.ts';
import { repositoryRoot } from '#settings/repository-root.ts';

// Every golden case of the calculators, asked as an agent asks it: over HTTP, by the protocol's own client.

type Wanted = { exact: string; paise: string } | string | number | boolean | null;
type Row = Readonly<Record<string, string | number>>;

interface GoldenCase {
  id: string;
  inputs: Record<string, unknown>;
  result: Record<string, Wanted>;
  [table: string]: unknown;
}

const cases = ['exact.json', 'exact-2.json'].flatMap((file) => {
  const text = fs.readFileSync(path.join(repositoryRoot, 'remote-calculators/src/vectors', file), 'utf8');
  const { calculators } = JSON.parse(text) as { calculators: Record<string, { cases?: GoldenCase[] }> };
  return Object.entries(calculators)
    .filter(([calculator]) => !calculator.startsWith('_'))
    .flatMap(([calculator, { cases = [] }]) => cases.map((one) => ({ calculator, one })));
});
const ids = [...new Set(cases.map(({ calculator }) => calculator))];

let site: AgentSite;
let agent: Client;

beforeAll(async () => {
  site = await agentSite();
  await site.release('1.0.0-aaaaaaaa', await builtTools());
  agent = await connected(site.address);
  await vi.waitFor(async () => expect((await agent.listTools()).tools.length).toBeGreaterThan(25), 20_000);
});
afterAll(async () => {
  await agent.close();
  await site.close();
});

const toolOf = (calculator: string) =>
  `calculate_${calculator.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`;

function expectRows(actual: unknown, wanted: readonly Row[], what: string) {
  const rows = actual as readonly Row[];
  expect(rows, what).toHaveLength(wanted.length);
  wanted.forEach((row, at) => {
    for (const [name, text] of Object.entries(row)) {
      if (name.endsWith('_paise')) expect(rows[at]?.[name.slice(0, -6)], `${what} ${at} ${name}`).toBe(text);
      else if (typeof text === 'number') expect(Number(rows[at]?.[name]), `${what} ${at} ${name}`).toBeCloseTo(text, 2);
    }
  });
}

function expectFigure(actual: unknown, wanted: Wanted, name: string) {
  if (typeof wanted === 'object' && wanted !== null) {
    if (name.endsWith('Pct')) expect(Number(actual), name).toBeCloseTo(Number(wanted.exact), 4);
    else expect(actual, name).toBe(wanted.paise);
  } else if (typeof wanted === 'string' && /^-?\d/.test(wanted))
    expect(Number(actual), name).toBeCloseTo(Number(wanted), 2);
  else expect(actual, name).toBe(wanted);
}

test('the golden cases are those of every calculator that has some', () => {
  expect(ids).toEqual(expect.arrayContaining(['sip', 'swp', 'emi', 'retirement']));
  expect(ids.length).toBeGreaterThan(20);
  expect(cases.length).toBeGreaterThan(200);
});

test.each(ids)('%s answers each of its golden cases to the paisa', async (calculator) => {
  for (const { one } of cases.filter((each) => each.calculator === calculator)) {
    const { id, inputs, result, ...tables } = one;
    const { isError, text } = await asked(agent, toolOf(calculator), inputs);
    expect(isError, `${id}: ${text}`).toBe(false);
    const { figures, note } = JSON.parse(text) as { figures: Record<string, unknown>; note: string };
    for (const [name, wanted] of Object.entries(result)) expectFigure(figures[name], wanted, `${id} ${name}`);
    for (const [name, rows] of Object.entries(tables))
      if (Array.isArray(rows)) expectRows(figures[name], rows as Row[], `${id} ${name}`);
    expect(note).toMatch(/^An illustration with assumed figures: no promise and no advice\. /);
  }
});

import { expect, test } from 'vitest';
import { listed } from '#calculators/listed.ts';
import { runOf } from '#engine/model.ts';
import { turnedFolders } from '#specs/turned.ts';

const views = listed.map(({ view }) => view);
const turned = views.filter(({ turned }) => turned !== undefined);

test('the pages that ask the same plan from both ends are named', () => {
  const folders = listed.filter(({ view }) => view.turned !== undefined).map(({ slug }) => slug);
  expect(folders.sort()).toEqual(turnedFolders);
});

test.each(turned)('$id turns into pages that take what it gives', ({ turned: { ways = [] } = {}, model, fields }) => {
  const inputs = Object.keys(model.inputs);
  const example = Object.fromEntries(fields.map(({ name }) => [name, name === 'years' ? 10 : 12]));
  const results = Object.keys(runOf(model, example).results);
  expect(ways.length).toBeGreaterThan(0);
  for (const { path, without = [], fields: taken, answer, becomes } of ways) {
    const other = views.find((view) => view.path === path);
    expect(Object.keys(other?.model.inputs ?? {})).toEqual(
      expect.arrayContaining([...Object.keys(taken), answer.field]),
    );
    expect(inputs).toEqual(expect.arrayContaining([...Object.values(taken), ...without]));
    expect(results).toContain(answer.result);
    for (const result of [answer.resultAtStart, becomes]) if (result !== undefined) expect(results).toContain(result);
  }
});

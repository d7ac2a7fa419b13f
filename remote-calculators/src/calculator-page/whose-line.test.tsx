// @vitest-environment jsdom
import { clearAway, draw } from 'shared/form-fixture';
import { afterEach, expect, test } from 'vitest';
import { WhoseLine } from '#calculator-page/whose-figures.tsx';

afterEach(clearAway);

const kept = { name: 'A plan from a link', action: 'Back to my plan', to: '/planyourgoal' };
const drawn = (isExample: boolean, of?: typeof kept) => {
  draw(<WhoseLine isExample={isExample} own="/planyourgoal?own" example="/planyourgoal?example" kept={of} />);
  const line = document.querySelector('.whose__line');
  const link = line?.querySelector('a');
  return [line?.querySelector('.whose__name')?.textContent, link?.textContent, link?.getAttribute('href')];
};

test('the example and one’s own figures are a press away from each other', () => {
  expect(drawn(true)).toEqual(['An example', 'Start with my own figures', '/planyourgoal?own']);
  expect(drawn(false)).toEqual(['Your own figures', 'Show the example', '/planyourgoal?example']);
});

test('beside figures that are kept the way leads back to them', () => {
  expect(drawn(true, kept)).toEqual(['An example', 'Back to my plan', '/planyourgoal']);
  expect(drawn(false, kept)).toEqual(['A plan from a link', 'Back to my plan', '/planyourgoal']);
});

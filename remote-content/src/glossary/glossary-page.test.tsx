// @vitest-environment jsdom
import { clearAway, control, draw, press, type } from 'shared/form-fixture';
import { Link } from 'shared/router';
import { afterEach, expect, test } from 'vitest';
import GlossaryPage from '#glossary/glossary-page.tsx';

const drawGlossary = () => {
  history.replaceState(null, '', '/glossary#xirr');
  draw(
    <>
      <Link to="/glossary#xirr">Elsewhere</Link>
      <Link to="/glossary#main">Main</Link>
      <main id="main">
        <GlossaryPage />
      </main>
    </>,
  );
  type('word', 'top-up');
};
const isShown = (id: string) => document.getElementById(id) !== null;

afterEach(clearAway);

test('a word that the address names comes back when the filter leaves it out', async () => {
  drawGlossary();
  // Whoever types means what they type, whatever the address named before.
  expect(isShown('xirr')).toBe(false);
  await press('Main');
  expect(control('word').value).toBe('top-up');
  await press('Elsewhere');
  expect(isShown('xirr')).toBe(true);
  expect(control('word').value).toBe('');
  type('word', 'top-up');
  expect(isShown('xirr')).toBe(false);
  await press('Elsewhere');
  expect(isShown('xirr')).toBe(true);
});

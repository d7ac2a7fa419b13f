// @vitest-environment jsdom
import { act } from 'react';
import { answers, clearAway, control, draw, press, settle, type } from 'shared/form-fixture';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listAddress, PAGE_SIZE } from '#blogs/addresses.ts';
import BlogsPage from '#blogs/blogs-page.tsx';

const articles = (of: string, count: number) =>
  Array.from({ length: count }, (_, place) => ({
    slug: `${of}-${place}`,
    title: { text: `${of} ${place}` },
    date: '2026-01-02T09:00:00',
  }));
const answerTo = (query: { page?: string; search?: string }, of: string, count: number) => {
  answers[`GET ${listAddress({ page: '', search: '', topic: '', ...query })}`] = () =>
    Promise.resolve(new Response(JSON.stringify(articles(of, count))));
};
const status = () => document.querySelector('.blogs > [role=status]:not([aria-busy])');
const jumps = vi.fn();

beforeEach(async () => {
  jumps.mockReset();
  answerTo({}, 'Newest', PAGE_SIZE + 1);
  answerTo({ page: '2' }, 'Older', 1);
  answerTo({ search: 'tax' }, 'Tax', 1);
  history.replaceState(null, '', '/blogs');
  draw(<BlogsPage />);
  vi.stubGlobal('scrollTo', jumps);
  await settle();
});
afterEach(clearAway);

/** As a browser follows a press: what goes away takes the focus along. */
async function follow(link: string) {
  [...document.querySelectorAll('a')].find(({ textContent }) => textContent === link)?.focus();
  await press(link);
  await settle();
}

async function goTo(address: string) {
  await act(async () => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await settle();
}

test('older articles begin at the top, with the focus, and are told', async () => {
  const told = status();
  expect(told?.textContent).toBe('Page 1 of the articles');
  await follow('Older articles');
  expect(document.body.textContent).toContain('Older 0');
  expect(jumps.mock.calls).toEqual([[0, 0]]);
  expect(document.activeElement?.tagName).toBe('H1');
  // A status that comes with its words in it is not read out.
  expect(status()).toBe(told);
  expect(told?.textContent).toBe('Page 2 of the articles');
});

test('Back is the browser’s, and the page’s own memory of where one was', async () => {
  await follow('Older articles');
  jumps.mockReset();
  (document.activeElement as HTMLElement).blur();
  await act(async () => {
    history.back();
    await new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  });
  await settle();
  expect(document.body.textContent).toContain('Newest 0');
  expect(jumps).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(document.body);
});

test('whoever searches stays in the field', async () => {
  type('search', 'tax');
  control('search').focus();
  await act(async () => control('search').form?.requestSubmit());
  await settle();
  expect(document.body.textContent).toContain('Tax 0');
  expect(document.activeElement).toBe(control('search'));
  expect(jumps).not.toHaveBeenCalled();
});

test('a page beyond the last says so, also of a search that finds articles', async () => {
  answerTo({ page: '9', search: 'tax' }, 'Tax', 0);
  await goTo('/blogs?search=tax&page=9');
  expect(document.body.textContent).toContain('There are no articles this far back.');
  expect(document.body.textContent).not.toContain('No article mentions');
});

test('a search that ends in the middle of a sign is cut before it', async () => {
  const search = 'a'.repeat(99);
  answerTo({ search }, 'Long', 1);
  await goTo(`/blogs?search=${search}${encodeURIComponent('😀')}`);
  expect(document.body.textContent).toContain('Long 0');
});

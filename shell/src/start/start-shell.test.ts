// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { startShell } from '#start/start-shell.ts';

test('the scripts that the document names are started in their order, and only as they were published', () => {
  document.head.innerHTML = `
    <link rel="later" as="script" href="/r/a.js">
    <link rel="start" as="script" href="/r/one.js" integrity="sha384-1" crossorigin="anonymous">
    <link rel="start" as="script" href="/r/two.js" integrity="sha384-2" crossorigin="anonymous">`;
  startShell();
  const started = [...document.querySelectorAll('script')].map((script) => ({
    path: new URL(script.src).pathname,
    integrity: script.getAttribute('integrity'),
    crossOrigin: script.crossOrigin,
    async: script.async,
  }));
  expect(started).toEqual([
    { path: '/r/one.js', integrity: 'sha384-1', crossOrigin: 'anonymous', async: false },
    { path: '/r/two.js', integrity: 'sha384-2', crossOrigin: 'anonymous', async: false },
  ]);
});

// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { holdPresses } from '#start/hold-presses.ts';

test('presses that the document has noted are taken over, and noted no longer', () => {
  vi.useFakeTimers();
  document.body.innerHTML =
    '<a href="#there">There</a><button type="button">One</button><form><button>Send</button></form>';
  const noted: Event[] = [];
  const note = (event: Event) => void noted.push(event);
  Object.assign(window, { firstPresses: Object.assign(noted, { note }) });
  addEventListener('click', note, true);
  const answer = vi.fn((event: Event) => event.preventDefault());
  for (const name of ['a', 'button', 'form button']) document.querySelector<HTMLElement>(name)?.click();
  document.body.addEventListener('click', answer);
  expect(noted).toHaveLength(3);

  holdPresses();
  const button = document.querySelector('button') as HTMLButtonElement;
  expect(button.dataset.waiting).toBe('');
  Object.assign(button, { __reactProps$abc: {} });
  vi.advanceTimersByTime(500);
  expect(answer).toHaveBeenCalledOnce();
  expect(answer.mock.calls[0]?.[0].target).toBe(button);
  expect(noted).toHaveLength(3);
});

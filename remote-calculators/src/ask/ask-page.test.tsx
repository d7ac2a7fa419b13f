// @vitest-environment jsdom
import { alert, clearAway, draw, press, redraw, settle } from 'shared/form-fixture';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import AskPage from '#ask/ask-page.tsx';
import { catalogue } from '#calculators/catalogue.ts';
import { messages } from '#messages.en.ts';

beforeEach(() => history.replaceState(null, '', '/ask?q=fd+1+lakh+5+years+7%25'));
afterEach(() => {
  clearAway();
  vi.restoreAllMocks();
});

/** What the page says once all that is on its way is there. */
const becomes = (said: string) =>
  vi.waitFor(async () => {
    await settle();
    expect(document.querySelector('[role=status]')?.textContent).toContain(said);
  });

test('what could not be loaded is asked for once more at each press', async () => {
  const fetched = vi.spyOn(catalogue, 'fd').mockRejectedValue(new TypeError('Failed to fetch'));
  draw(null);
  await redraw(<AskPage />);
  await becomes(messages.failed);
  const times = fetched.mock.calls.length;
  await press('Retry');
  await becomes(messages.failed);
  expect(fetched).toHaveBeenCalledTimes(times + 1);
  fetched.mockRestore();
  await press('Retry');
  await becomes('₹1.41 lakh');
  expect(alert()).toBe('');
});

import type { Browser } from '@playwright/test';
import { openPage, slowDown } from '#bench/pages/throttle.ts';
import { median } from '#bench/statistics.ts';

/**
 * Drags the SIP page's slider a step in each frame at 4 times CPU slowdown.
 *
 * @returns milliseconds of script and layout that one step takes, median and worst
 */
export async function measureDrag(browser: Browser, site: string): Promise<{ median: number; worst: number }> {
  const page = await openPage(browser);
  await page.goto(`${site}/sipcalculator`, { waitUntil: 'networkidle' });
  await slowDown(page);
  const steps = await page.getByRole('slider', { name: 'Time period (years), slider' }).evaluate(async (element) => {
    const slider = element as HTMLInputElement;
    const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const took: number[] = [];
    for (let step = 0; step < 40; step++) {
      await new Promise(requestAnimationFrame);
      const started = performance.now();
      native?.call(slider, String(1 + ((step * 7) % 30)));
      slider.dispatchEvent(new Event('input', { bubbles: true }));
      // Layout belongs to the step, also where a browser would only do it with the frame.
      document.body.getBoundingClientRect();
      took.push(performance.now() - started);
    }
    return took;
  });
  await page.context().close();
  return { median: median(steps), worst: Math.max(...steps) };
}

import type { Browser } from '@playwright/test';
import { median } from '#bench/pages/loads.ts';
import { slowDown, slowPhone } from '#bench/pages/throttle.ts';

/**
 * Drags the SIP page's slider with the keyboard's repeat rate at 4 times CPU slowdown.
 *
 * @returns milliseconds of script and layout that one step takes, median and worst
 */
export async function measureDrag(browser: Browser, site: string): Promise<{ median: number; worst: number }> {
  const context = await browser.newContext({ viewport: { width: slowPhone.width, height: slowPhone.height } });
  const page = await context.newPage();
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
      took.push(performance.now() - started);
    }
    return took;
  });
  await context.close();
  return { median: median(steps), worst: Math.max(...steps) };
}

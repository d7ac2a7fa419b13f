import type { Page } from '@playwright/test';

/**
 * Notes every control that the document has brought, and where it stands. A press that goes down on one and comes up on
 * another element, or on none, is lost.
 *
 * @returns what became of them since: controls that were drawn anew, and those in the window that have moved away
 */
export async function noteControls(page: Page): Promise<() => Promise<string[]>> {
  const noted = await page.evaluateHandle(async () => {
    // Nobody presses what is not painted yet, and the typeface may come until then.
    await document.fonts.ready;
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, summary, input, select, textarea')];
    const drawn = controls.filter((control) => control.checkVisibility({ visibilityProperty: true }));
    return drawn.map((control) => {
      const { left, top, bottom, width, height } = control.getBoundingClientRect();
      const name = control.getAttribute('aria-label') ?? control.innerText.trim();
      return {
        control,
        name: `${control.localName} ${name || control.getAttribute('name')}`,
        left,
        top,
        bottom,
        width,
        height,
      };
    });
  });
  return () =>
    noted.evaluate((all) =>
      all.flatMap(({ control, name, left, top, bottom, width, height }) => {
        if (!control.isConnected) return [`drawn anew: ${name}`];
        const now = control.getBoundingClientRect();
        // A press on its middle would come up beside it.
        const moved = Math.abs(now.left - left) > width / 2 || Math.abs(now.top - top) > height / 2;
        return moved && top >= 0 && bottom <= innerHeight && scrollY === 0
          ? [`moved by ${Math.round(now.left - left)}, ${Math.round(now.top - top)}: ${name}`]
          : [];
      }),
    );
}

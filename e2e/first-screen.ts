import type { Locator, Page } from '@playwright/test';

/** Where the bar at the window's lower end begins; the window's end where the links stand in the gutter instead. */
export const dockOf = (page: Page): Promise<number> =>
  page.getByRole('complementary', { name: 'Quick actions' }).evaluate((aside) => {
    const { left, top } = aside.parentElement?.getBoundingClientRect() ?? { left: 0, top: innerHeight };
    return left === 0 ? top : innerHeight;
  });

/** The lower end of a part in the window; infinity for one that is not drawn. */
export const bottomOf = async (part: Locator): Promise<number> => {
  const box = await part.boundingBox();
  return box === null ? Number.POSITIVE_INFINITY : box.y + box.height;
};

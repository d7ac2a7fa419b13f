import type { Locator } from '@playwright/test';

/** The lower end of a part in the window; infinity for one that is not drawn. */
export const bottomOf = async (part: Locator): Promise<number> => {
  const box = await part.boundingBox();
  return box === null ? Number.POSITIVE_INFINITY : box.y + box.height;
};

import type { Check } from '#releases/gate/check.ts';

/** No page of the candidate belongs to another live remote already. */
export const ownership: Check = ({ candidate, others }) =>
  candidate.pages.flatMap(({ path }) =>
    others
      .filter((other) => other.pages.some((page) => pattern(page.path) === pattern(path)))
      .map((other) => `Pages: ${path} belongs to ${other.name}@${other.release} already.`),
  );

/** `/blogs/:slug` and `/blogs/:id` are the same page. */
const pattern = (path: string) => path.replace(/:\w+/g, ':');

import type { Check } from '#releases/gate/check.ts';

/**
 * No page of the candidate takes an address that another live remote shows already: not by the same path, and not by a
 * pattern that meets one (`/:page` would take every unknown address, `/blogs/tax` one article of `/blogs/:slug`).
 */
export const ownership: Check = ({ candidate, others }) =>
  candidate.pages.flatMap(({ path }) =>
    others.flatMap((other) =>
      other.pages
        .filter((page) => overlap(page.path, path))
        .map((page) => `Pages: ${said(path, page.path)} belongs to ${other.name}@${other.release} already.`),
    ),
  );

const said = (path: string, others: string) => (path === others ? path : `${path}, which meets ${others},`);

/** True when some address is one of both. A parameter stands for any part that is not empty, as the router has it. */
export function overlap(one: string, other: string): boolean {
  const a = one.split('/');
  const b = other.split('/');
  return a.length === b.length && a.every((part, index) => meet(part, b[index] ?? ''));
}

const meet = (one: string, other: string) =>
  one === other || (one !== '' && other !== '' && (one.startsWith(':') || other.startsWith(':')));

import type { AttachedPlan } from 'shared/contract/attached-plan';
import { isPlanLink } from 'shared/plan-link';
import type { StoredPlan } from '#db/tables.ts';
import type { ReadLink } from '#documents/link-words.ts';
import { wrongField } from '#http/http-error.ts';
import { messages } from '#messages.en.ts';

export const storedPlan = (plan: AttachedPlan, siteUrl: string): StoredPlan => ({
  ...plan,
  address: siteUrl + plan.link,
});

/** Title, figures and link, one a line. */
export const planLines = ({ title, asked, figures, basis, address }: StoredPlan): string[] =>
  [
    messages.planMailTitle({ title: [title, asked].filter(Boolean).join(', ') }),
    ...figures.map(({ label, text }) => messages.figure({ label, text })),
    basis,
    messages.planMailLink({ address }),
  ].filter(Boolean);

/** For lists: the figures in one cell. */
export const planFigures = (plan: StoredPlan | null): string =>
  plan === null
    ? ''
    : [plan.title, ...plan.figures.map(({ label, text }) => `${label} ${text}`)].filter(Boolean).join('; ');

/** @throws HttpError 400 at `plan` for what is no link to a calculator of this site */
export type PlanReader = (link: string, origin: string) => Promise<AttachedPlan>;

/**
 * Makes a plan from its link. What anybody else says of its figures is never asked.
 *
 * @param readLink undefined for an origin that serves no pages: it keeps the link alone
 */
export const planReader =
  (readLink: () => ReadLink | undefined): PlanReader =>
  async (link, origin) => {
    const read = readLink();
    if (!isPlanLink(link)) throw wrongField('plan', messages.noPlanLink);
    const page = read === undefined ? { link, title: '', words: null } : await read(link, origin);
    if (page === null) throw wrongField('plan', messages.noPlanLink);
    const { title: asked = '', figures = [], basis = '' } = page.words ?? {};
    return { link: page.link, title: page.title, asked, figures, basis };
  };

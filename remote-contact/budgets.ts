import type { PageKinds } from 'e2e/budgets';

export const pageKinds: PageKinds = { '/contactus': 'computes' };

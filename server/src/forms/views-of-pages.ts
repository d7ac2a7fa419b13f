import { listSessions } from 'shared/contract/identity';
import type { CallApi } from '#forms/call-api.ts';

interface Visit {
  /** The query of the page's address. */
  query: URLSearchParams;
  /** Calls the API as this visitor. */
  call: CallApi;
}

/** What a page without scripts shows of its visitor; null where that is what everybody sees. */
export type PageView = (visit: Visit) => Promise<object | null>;

const signedIn: PageView = async ({ call }) => ((await call(listSessions)).ok ? { signedIn: true } : null);

/** The pages where forms lead that were sent without scripts, by path. They read it with `usePosted('view')`. */
export const viewsOfPages: Readonly<Record<string, PageView>> = { '/signin/done': signedIn };

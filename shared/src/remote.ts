import type { ComponentType } from 'react';

/** A page above another one, as its breadcrumb names it. */
export interface Crumb {
  to: string;
  label: string;
}

/** What other pages say of a page when they lead to it. */
export interface Lead {
  /** The name of a link, such as 'SIP calculator'. */
  name: string;
  /** Its row in one of the lists that home begins with, `place` from the top. */
  start?: { list: 'calculators' | 'goals'; place: number; name: string; line: string };
  /** Its row in the header's menu, below what somebody wants who looks for it, such as 'I can put money aside'. */
  menu?: { group: string; name: string };
}

/** Something on a page that people look for by a name of its own, such as a word that a glossary explains. */
export interface FindableEntry {
  name: string;
  /** One short sentence about it. */
  line?: string;
  /** Other words for it, parted by blanks. */
  also?: string;
  /** What leads to it, behind the page's path. */
  at: `#${string}` | `?${string}`;
  /** True for a word that the page explains: it stands among the words explained. */
  word?: boolean;
}

/** What the site's own search ("Find anything") knows of a page beside its title and description. */
export interface Findable {
  /** Other words for the page, parted by blanks. */
  also?: string;
  /** True for a page that people look for though no search engine lists it. */
  unlisted?: boolean;
  /** What stands on the page and is found by itself. */
  entries?: readonly FindableEntry[];
}

/** Who may see a page, and whether a search engine may list it. */
export interface PageDeclaration {
  /**
   * Absolute path of the page; `:name` matches one segment. A page with such a segment and without `data` about it is
   * rendered once for all values: its first render shows nothing that depends on them.
   */
  path: `/${string}`;
  /** The document's title, without the firm's name. */
  title: string;
  /** One or two sentences for search results and link previews. */
  description: string;
  /** A signed-in page redirects to /signin when nobody is signed in. */
  access?: 'public' | 'signed-in';
  /** False keeps the page out of search engines and of the sitemap. */
  indexable?: boolean;
  /** True for a tool that works inside the page: search engines are told that it is a web application. */
  application?: boolean;
  /**
   * The pages above this one, the highest first, as its breadcrumb shows them: search engines are told the same. A page
   * that no search engine lists needs none.
   */
  crumbs?: readonly Crumb[];
  /** What this page is called in its breadcrumb, when that is not its title. */
  here?: string;
  /** The one address that search engines should keep when several paths show the same page. */
  canonical?: `/${string}`;
  /**
   * Name of the bundle that holds the page, as its `import()` is labelled: `webpackChunkName: "home"`. The document then
   * links the page's styles and hints at its scripts.
   */
  chunk?: string;
  /** True for a page that works without the network: the files of its remote's release are then stored in the browser. */
  offline?: boolean;
  /**
   * Name of a script of the same release that makes the prerendered page work before React comes. The document links it
   * ahead of all others.
   */
  early?: string;
  /** False for a page that shows none of the firm's long texts, `home` and `about`: its document goes without them. */
  texts?: boolean;
  /** `firm` for a page that shows nothing of `appointments` and commissions: its document goes without them, too. */
  facts?: 'firm';
  /**
   * Public GET calls of the origin whose answers the first render needs, such as `/wp-json/wp/v2/posts?slug=:slug`
   * (`:name` takes the value of the path's segment, or that of a name in `query`: empty where the address says none). The
   * page reads them with `usePageData`.
   */
  data?: `/${string}`[];
  /** True for a page that counts from today: it is rendered anew on each day, and told that by a {@link RenderedLink}. */
  daily?: boolean;
  /**
   * Names of the query whose values change what the page shows: the origin then renders the page for the query it was
   * asked with, other names left out, and tells the page by a {@link RenderedLink}.
   */
  query?: readonly string[];
  /** How pages of other remotes lead here. */
  lead?: Lead;
  /** Of a page that leads to those with a {@link Lead}: to the ones with a start row, or to any by its name. */
  leads?: 'start' | 'names';
  /** How the site's own search finds this page and what stands on it. Documents go without it. */
  findable?: Findable;
}

/** What the origin tells a page that it has rendered for a query or for a day, as `usePageData` of the page's own path. */
export interface RenderedLink {
  /**
   * The day in India for which it was rendered, `YYYY-MM-DD`. Null where there was no time to work the query out: the page
   * shows no figure then, neither the link's nor the example's.
   */
  today: string | null;
}

/** What a remote exposes as `./routes`: its pages below the shell's header. */
export interface RemoteRoutes {
  default: ComponentType;
  /** Loads the bundle that a page names as its `chunk`, before anybody goes to that page. */
  bundles?: Readonly<Record<string, () => Promise<unknown>>>;
}

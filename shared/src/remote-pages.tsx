import { type ComponentType, lazy } from 'react';
// By its shared name: a remote that bundles this module must have the page's own router, not a copy.
import { Route, Routes } from 'shared/router';

type Load = () => Promise<{ default: ComponentType }>;

/** A page of a remote: its path, the name of its bundle in `pages.ts`, and what fetches it. */
export type PageRow = readonly [path: string, bundle: string, load: Load];

/** What a remote exposes: its pages, each fetched when it is opened, and how the host fetches one ahead of time. */
export function remotePages(rows: readonly PageRow[]): { bundles: Record<string, Load>; Pages: ComponentType } {
  const lazyOf = new Map(rows.map(([, , load]) => [load, lazy(load)]));
  const pages = rows.flatMap(([path, , load]) => {
    const Page = lazyOf.get(load);
    return Page === undefined ? [] : [<Route key={path} path={path} element={<Page />} />];
  });
  return {
    bundles: Object.fromEntries(rows.map(([, bundle, load]) => [bundle, load])),
    Pages: () => <Routes>{pages}</Routes>,
  };
}

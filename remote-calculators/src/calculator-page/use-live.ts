import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { dayInIndia } from 'shared/format/india-time';
import type { RenderedLink } from 'shared/remote';
import { useLocation } from 'shared/router';
import { whenSeenAgain } from 'shared/seen-again';
import { usePageData } from 'shared/site';
import { whenAsked } from '#calculator-page/settle/settle-now.ts';
import { useNavigated } from '#calculator-page/use-navigated.ts';
import { type CalculatorView, countsFromToday, type Dated } from '#definition/definition.ts';
import { formStore, joinPage } from '#form/attach-store.ts';
import type { Form, FormView } from '#form/form.ts';
import type { FormStore } from '#form/form-store.ts';
import type { Snapshot } from '#form/snapshots.ts';

interface Live<State, View extends FormView> {
  /** The page's core, the same for its whole life. */
  live: FormStore<State, View>;
  /** What the server has rendered, from which React renders the marks once. */
  first: View;
  /** What the core has told last. */
  told: Snapshot<View>;
  /** What the origin has rendered of the link that brought the visitor here; undefined where that said nothing. */
  rendered: RenderedLink | undefined;
  /** The day in India that the first render counts from, `YYYY-MM-DD`; null where it knows none. */
  day: string | null;
}

/**
 * The form store of a page: the one that began before React came, or else a new one. React renders the page as the server
 * did, takes the core over, and follows what it tells.
 *
 * @param formOn the page's form on a day, `YYYY-MM-DD` in India; null where the server knows none
 * @param keep writes what a visitor has made into the address, and wherever else it is kept
 */
export function useLive<State, View extends FormView>(
  spec: Pick<CalculatorView, 'id' | 'path'> & Dated,
  formOn: (today: string | null) => Form<State, View>,
  keep: (view: View) => void,
): Live<State, View> {
  const { search: ofRouter } = useLocation();
  const data = usePageData<RenderedLink>(spec.path);
  const [{ live, first, day, isLink, renew }] = useState(() => {
    // After the document's own first page: what a page writes into the address itself is unseen by the router.
    const isLater = typeof window === 'object' && window.earlyCalculator === 'over';
    const search = isLater ? location.search : ofRouter;
    const today = dayInIndia(new Date());
    const counts = countsFromToday(spec);
    // A page that counts from today is rendered for a day with and without a link; without a document it has its own.
    const servedDay = data === undefined && counts && typeof document === 'object' ? today : (data?.today ?? null);
    const form = formOn(servedDay);
    const served = firstTold(form, search, data);
    const page = formStore(spec, () => formOn(today));
    // What counts from today is worked out anew, and so is what names the days of another one. A page that stands for any
    // link has no figures until it begins: the example's would be in its fields, and be taken for what somebody has typed.
    const isBlank = data?.today === null;
    if (isBlank || (spec.rules.today === undefined && (!counts || servedDay === today))) page.seed(served.view);
    const isLink = servedDay === null || form.linked(search) !== null;
    const renew = () => {
      const now = dayInIndia(new Date());
      if (page.form.today !== now) page.renew(formOn(now));
    };
    return { live: page, first: served, day: servedDay, isLink, renew };
  });
  const rendered = isLink ? data : undefined;
  const told = useSyncExternalStore(live.subscribe, live.told, () => first);

  const kept = useRef(keep);
  useLayoutEffect(() => joinPage(spec, live, kept.current), [spec, live]);
  useEffect(() => whenAsked(live.tell), [live]);
  useEffect(() => whenSeenAgain(renew), [renew]);
  useNavigated((to) => live.follow(to));
  return { live, first: first.view, told, rendered, day };
}

/** What a page shows first: what the server has rendered for the link, and the usual example where it has not. */
function firstTold<State, View extends FormView>(
  form: Form<State, View>,
  search: string,
  rendered: RenderedLink | undefined,
): Snapshot<View> {
  if (rendered === undefined) return { view: form.view(form.initial, null), badLink: false };
  if (rendered.today === null) return { view: form.view(form.blank, null), badLink: false };
  const linked = form.linked(search);
  const state = linked === null || linked === 'bad' ? form.initial : linked;
  return { view: form.view(state, null), badLink: linked === 'bad' };
}

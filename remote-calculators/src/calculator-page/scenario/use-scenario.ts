import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { dayInIndia } from 'shared/format/india-time';
import type { RenderedLink } from 'shared/remote';
import { useLocation } from 'shared/router';
import { usePageData } from 'shared/site';
import type { CalculatorDefinition, Choices } from '#calculator-page/definition.ts';
import { fromQuery, toQuery } from '#calculator-page/scenario/link.ts';
import { whenReleased } from '#calculator-page/scenario/pointer-held.ts';
import { UNFINISHED_MS } from '#calculator-page/scenario/quiet.ts';
import { calm, type Reading, readFields } from '#calculator-page/scenario/read-fields.ts';
import {
  blankScenario,
  initialScenario,
  type RangeSetting,
  type Scenario,
} from '#calculator-page/scenario/scenario.ts';
import type { TaxSetting } from '#calculator-page/scenario/tax-setting.ts';
import { useToday } from '#calculator-page/scenario/use-today.ts';
import { takeOver } from '#early/handover.ts';

const QUERY_DELAY_MS = 300;

export interface ScenarioActions {
  setText: (name: string, text: string) => void;
  choose: (choices: Partial<Choices>) => void;
  setTodaysRupees: (todaysRupees: Scenario['todaysRupees']) => void;
  setRange: (range: RangeSetting) => void;
  setTax: (tax: TaxSetting) => void;
  replace: (scenario: Scenario) => void;
}

export interface ScenarioState extends ScenarioActions {
  scenario: Scenario;
  reading: Reading;
  /** The newest scenario as a query without '?', or '' while it is incomplete. Always the same function. */
  query: () => string;
  /** The link that brought the visitor here could not be used, so the page shows its defaults. */
  badLink: boolean;
  /** The day that the page counts from, `YYYY-MM-DD`; null until it runs in a browser, where no link was rendered. */
  today: string | null;
  /** What the origin has rendered of the link that brought the visitor here. */
  rendered: RenderedLink | undefined;
}

/**
 * Puts a query, or none, into the address of a page without a navigation. A page that has been left stands until the next
 * one is there: the address is not its own any more.
 */
export function writeToAddress(path: string, query: string) {
  const { pathname, hash } = window.location;
  if (pathname !== path) return;
  window.history.replaceState(window.history.state, '', `${pathname}${query && `?${query}`}${hash}`);
}

/** What a page shows first: what the server has rendered for the link, and the usual example where it has not. */
function firstShown(definition: CalculatorDefinition, search: string, rendered: RenderedLink | undefined) {
  if (rendered?.today === null) return { scenario: blankScenario(definition), badLink: false };
  const linked = rendered === undefined ? null : fromQuery(definition, search, rendered.today);
  const usable = linked === 'bad' ? null : linked;
  return { scenario: usable ?? initialScenario(definition), badLink: linked === 'bad' };
}

/**
 * The visitor's scenario: begins with what the server rendered, takes over the address's query once the page runs unless
 * the server has, and writes every change back to the address without a navigation.
 */
export function useScenario(definition: CalculatorDefinition): ScenarioState {
  const { search } = useLocation();
  const rendered = usePageData<RenderedLink>(definition.path);
  const [first] = useState(() => firstShown(definition, search, rendered));
  const [scenario, setScenario] = useState(first.scenario);
  const [badLink, setBadLink] = useState(first.badLink);
  const [typing, setTyping] = useState('');
  const touched = useRef(false);
  /** The query that the page shows as it came; null for none. */
  const drawn = useRef(rendered === undefined || rendered.today === null ? null : search);

  useLayoutEffect(() => {
    const early = takeOver<Scenario>(definition.id);
    if (early !== null) {
      touched.current = early.touched;
      setTyping(early.typing);
      setScenario(early.state);
      return;
    }
    if (drawn.current === search) return;
    drawn.current = null;
    const linked = fromQuery(definition, search, dayInIndia(new Date()));
    if (linked === null && rendered?.today !== null) return;
    setBadLink(linked === 'bad');
    setScenario(linked === 'bad' || linked === null ? initialScenario(definition) : linked);
  }, [definition, search, rendered]);

  const today = useToday(rendered?.today ?? null);
  const from = scenario.countedFrom ?? today;
  const reading = useMemo(
    () => calm(readFields(definition, scenario.texts, from), typing),
    [definition, scenario.texts, from, typing],
  );

  // What was typed while the page came alive is on its way still: what is wrong with it is said once the typing rests.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every key begins the rest anew
  useEffect(() => {
    if (typing === '') return;
    const rest = () => setTyping('');
    const timer = setTimeout(rest, UNFINISHED_MS);
    document.addEventListener('focusout', rest);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('focusout', rest);
    };
  }, [typing, scenario.texts]);

  // Made into a query only when one is wanted: the address follows once a drag is over, not with every step of it.
  const newest = useRef({ definition, scenario, reading });
  useLayoutEffect(() => {
    newest.current = { definition, scenario, reading };
  });
  const query = useCallback(() => {
    const now = newest.current;
    return toQuery(now.definition, now.scenario, now.reading);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the scenario is written a moment later
  useEffect(() => {
    if (!touched.current) return;
    let forget = () => {};
    const timer = setTimeout(() => {
      forget = whenReleased(() => writeToAddress(newest.current.definition.path, query()));
    }, QUERY_DELAY_MS);
    return () => {
      clearTimeout(timer);
      forget();
    };
  }, [scenario, reading, query]);

  // The same functions for the life of the page, so that memoised parts are not drawn again for them.
  const [actions] = useState<ScenarioActions>(() => {
    const change = (edit: (before: Scenario) => Scenario) => {
      touched.current = true;
      setScenario(edit);
    };
    return {
      setText: (name, text) => change((before) => ({ ...before, texts: { ...before.texts, [name]: text } })),
      choose: (choices) => change((before) => ({ ...before, choices: { ...before.choices, ...choices } })),
      setTodaysRupees: (todaysRupees) => change((before) => ({ ...before, todaysRupees })),
      setRange: (range) => change((before) => ({ ...before, range })),
      setTax: (tax) => change((before) => ({ ...before, tax })),
      replace: (next) => change(() => next),
    };
  });
  return { scenario, reading, query, badLink, today: from, rendered, ...actions };
}

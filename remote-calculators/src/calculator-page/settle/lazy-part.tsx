import { type ComponentType, lazy } from 'react';
import { messages } from '#calculator-page/messages.en.ts';

/**
 * A part of the page that is fetched when it is first drawn. Where it does not come, a notice stands in its place: a
 * failure that reached the shell would take the page away, and with it what the visitor looks at.
 */
// biome-ignore lint/suspicious/noExplicitAny: React's own bound for any component
export const lazyPart = <Part extends ComponentType<any>>(load: () => Promise<{ default: Part }>) =>
  lazy(() => load().catch(() => ({ default: Absent as unknown as Part })));

/**
 * Words that nobody presses, far below the first screen: the page is alive before them. Until they come, and where they do
 * not come, what the server has rendered stays.
 */
// biome-ignore lint/suspicious/noExplicitAny: React's own bound for any component
export const lazyWords = <Words extends ComponentType<any>>(load: () => Promise<{ default: Words }>) =>
  lazy(() => load().catch(() => new Promise<never>(() => {})));

const Absent = () => <p role="alert">{messages.partCouldNotCome}</p>;

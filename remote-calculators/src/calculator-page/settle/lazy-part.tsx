import { type ComponentType, lazy, memo, Suspense, useState } from 'react';
import { messages } from '#messages.en.ts';

/**
 * A part of the page that is fetched when it is first drawn. Where it does not come, a notice stands in its place: a
 * failure that reached the shell would take the page away, and with it what the visitor looks at.
 */
export const lazyPart = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy<ComponentType<Props>>(() => load().catch(() => ({ default: Absent })));

/**
 * A part that the server has drawn: that stays until the part's code has come, whatever is typed meanwhile. React throws
 * the server's markup away where the boundary around it is rendered again, so the boundary stands inside the memo.
 *
 * @param drawn the props that it draws, where others, such as what it calls, may change without being seen
 */
export function memoPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  drawn?: readonly (keyof Props)[],
) {
  const Later = lazyPart(load);
  return memo(
    (props: Props) => (
      <Suspense>
        <Later {...props} />
      </Suspense>
    ),
    drawn && ((before, now) => drawn.every((name) => before[name] === now[name])),
  );
}

/**
 * Words far below the first screen: the page is alive before them. What the server has rendered of them stays until they
 * come, and for good where they do not come. Where they would say something else by then, it goes at once: React would
 * wait for them with all that is shown beside.
 *
 * @param said what decides the words, as a text, where props are made anew that say the same; their identity without it
 */
export function memoWords<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  said?: (props: Props) => string,
) {
  const alike = said && ((one: Props, other: Props) => said(one) === said(other));
  let areHere = false;
  const here = (words: { default: ComponentType<Props> }) => {
    areHere = true;
    return words;
  };
  const Words = lazy(() => load().then(here, () => new Promise<never>(() => {})));
  return memo((props: Props) => {
    const [first] = useState(props);
    const isServed = props === first || alike?.(first, props) === true;
    return (
      <Suspense key={areHere || isServed ? 'served' : 'changed'}>
        <Words {...props} />
      </Suspense>
    );
  }, alike);
}

const Absent = () => <p role="alert">{messages.partCouldNotCome}</p>;

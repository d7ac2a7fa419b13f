import { type RefCallback, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { FieldsAhead } from '#calculator-page/ahead/fields-ahead.ts';
import { type News, news } from '#calculator-page/ahead/news.ts';

interface Fields<Value> {
  /** As `FieldsAhead` asks it. */
  read: (control: HTMLInputElement, before: string | undefined, forward: boolean) => string | undefined;
  /**
   * Writes what a field's text means into the page that React has rendered last.
   * @returns what else follows from it: null for nothing, undefined when only a render can show the step
   */
  draw: (name: string, text: string) => Value | null | undefined;
  /** A field's text as it is rendered now. */
  rendered: (name: string) => string;
  /** Renders the page with a field's text. */
  commit: (name: string, text: string) => void;
}

/**
 * A dragged slider changes the page in every frame, and somebody who types with every key, which is too much to render
 * on a phone: field and figures are written into the document, and the page is rendered once thumb or fingers rest.
 */
export function useFieldsAhead<Value>(fields: Fields<Value>): {
  /** Goes to the element that the fields are in. */
  place: RefCallback<HTMLElement>;
  /** What `draw` gives, step by step. */
  news: News<Value>;
} {
  const newest = useRef(fields);
  const [landed, setLanded] = useState(0);
  const [kept] = useState(() => {
    const values = news<Value>();
    const ahead = new FieldsAhead({
      read: (...control) => newest.current.read(...control),
      rendered: (name) => newest.current.rendered(name),
      draw: (name, text) => {
        const value = newest.current.draw(name, text);
        if (value === undefined) values.handOver();
        else if (value !== null) values.tell(value);
        return value !== undefined;
      },
      commit: (name, text, number) => {
        values.handOver();
        newest.current.commit(name, text);
        setLanded(number);
      },
      handOver: values.handOver,
      later: startTransition,
    });
    return { values, ahead, place: (element: HTMLElement | null) => ahead.listen(element) };
  });
  useLayoutEffect(() => {
    newest.current = fields;
    // A render that began before the newest step has just put the page back behind it.
    kept.ahead.landed(landed);
  });
  useEffect(() => {
    if (!('requestIdleCallback' in window)) return;
    const waiting = requestIdleCallback(() => kept.ahead.rehearse());
    return () => cancelIdleCallback(waiting);
  }, [kept]);
  return { place: kept.place, news: kept.values };
}

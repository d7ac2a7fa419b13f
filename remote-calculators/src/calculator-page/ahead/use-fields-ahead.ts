import { type RefCallback, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { FieldsAhead } from '#calculator-page/ahead/fields-ahead.ts';
import { type News, news } from '#calculator-page/ahead/news.ts';
import { NextFrame } from '#calculator-page/ahead/next-frame.ts';
import { whenAsked } from '#calculator-page/scenario/settle-now.ts';

/** A field's text as it was typed or dragged to. */
export interface Step<Value> {
  /** No figures follow from it, or none yet. */
  unfinished: boolean;
  /** Writes it, and what follows from it, into the page. @returns what else follows: null for nothing */
  draw: () => Value | null;
}

interface Fields<Value> {
  /** As `FieldsAhead` asks it. */
  read: (control: HTMLInputElement, before: string | undefined, forward: boolean) => string | undefined;
  /** The step to a field's text in the page that React has rendered last; undefined when only a render can show it. */
  step: (name: string, text: string) => Step<Value> | undefined;
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
    const frame = new NextFrame();
    const ahead = new FieldsAhead({
      read: (...control) => newest.current.read(...control),
      rendered: (name) => newest.current.rendered(name),
      draw: (name, text, alone) => {
        frame.forget();
        const step = newest.current.step(name, text);
        if (step === undefined) {
          values.handOver();
          return 'left';
        }
        const draw = () => {
          const value = step.draw();
          if (value !== null) values.tell(value);
        };
        if (alone) frame.run(draw);
        else draw();
        return step.unfinished ? 'unfinished' : 'drawn';
      },
      commit: (name, text, number) => {
        // React may take its time: a thumb that is let go within the frame would have its figures only then.
        frame.flush();
        values.handOver();
        newest.current.commit(name, text);
        setLanded(number);
      },
      handOver: () => {
        frame.forget();
        values.handOver();
      },
      later: startTransition,
    });
    const place = (element: HTMLElement | null) => {
      frame.forget();
      ahead.listen(element);
    };
    return { values, ahead, place };
  });
  useLayoutEffect(() => {
    newest.current = fields;
    // A render that began before the newest step has just put the page back behind it.
    kept.ahead.landed(landed);
  });
  useEffect(() => whenAsked(() => kept.ahead.handNow()), [kept]);
  useEffect(() => {
    if (typeof requestIdleCallback !== 'function') return;
    const waiting = requestIdleCallback(() => kept.ahead.rehearse());
    return () => window.cancelIdleCallback?.(waiting);
  }, [kept]);
  return { place: kept.place, news: kept.values };
}

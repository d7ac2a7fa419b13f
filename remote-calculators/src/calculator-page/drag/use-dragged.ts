import { type RefCallback, startTransition, useLayoutEffect, useRef, useState } from 'react';
import { type Dragged, dragged } from '#calculator-page/drag/dragged.ts';
import { DraggedSliders } from '#calculator-page/drag/dragged-sliders.ts';

interface Dragging<Value> {
  /**
   * Writes what a field's text means into the page that React has rendered last.
   * @returns what else follows from it, or undefined when only a render can show that
   */
  draw: (name: string, text: string) => Value | undefined;
  /** Renders the page with a field's text. */
  commit: (name: string, text: string) => void;
}

/**
 * A slider that is dragged changes the page in every frame, which is too much to render: field and figures are written
 * into the document, and the page is rendered once the thumb rests. Keys and taps are rendered at once, as ever.
 */
export function useDragged<Value>(dragging: Dragging<Value>): {
  /** Goes to the element that the sliders are in. */
  place: RefCallback<HTMLElement>;
  /** What `draw` gives, step by step. */
  dragged: Dragged<Value>;
} {
  const newest = useRef(dragging);
  const [drag] = useState(() => {
    const values = dragged<Value>();
    const sliders = new DraggedSliders({
      draw: (name, text) => {
        const value = newest.current.draw(name, text);
        if (value === undefined) values.handOver();
        else values.tell(value);
        return value !== undefined;
      },
      commit: (name, text) => {
        values.handOver();
        newest.current.commit(name, text);
      },
      later: startTransition,
    });
    return { values, sliders, place: (element: HTMLElement | null) => sliders.listen(element) };
  });
  useLayoutEffect(() => {
    newest.current = dragging;
    // A render that began before the newest step has just put the page back behind it.
    drag.sliders.redraw();
  });
  return { place: drag.place, dragged: drag.values };
}

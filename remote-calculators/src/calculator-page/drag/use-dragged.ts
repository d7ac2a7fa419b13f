import { type RefCallback, startTransition, useLayoutEffect, useRef, useState } from 'react';
import { type Dragged, dragged } from '#calculator-page/drag/dragged.ts';
import { DraggedSliders } from '#calculator-page/drag/dragged-sliders.ts';

/** What a step of a drag means. */
export interface DragStep<Value> {
  value: Value;
  /** Writes it into the page that React has rendered last. */
  write: () => void;
}

interface Dragging<Value> {
  /** @returns what a field's text means, or undefined when only a render can show that */
  read: (name: string, text: string) => DragStep<Value> | undefined;
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
  /** The values of the steps. */
  dragged: Dragged<Value>;
} {
  const newest = useRef(dragging);
  const [drag] = useState(() => {
    const values = dragged<Value>();
    const sliders = new DraggedSliders({
      draw: (name, text) => {
        // Nobody sees what one frame leaves out, and the thumb's last place is rendered in any case.
        if (values.isFull()) return true;
        const step = newest.current.read(name, text);
        if (step === undefined) return false;
        step.write();
        values.tell(step.value);
        return true;
      },
      commit: (name, text) => newest.current.commit(name, text),
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

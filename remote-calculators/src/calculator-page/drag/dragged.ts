/** Where values of a drag are told that React has not rendered yet. */
export interface Dragged<Value> {
  tell: (value: Value) => void;
  /** @returns stops telling */
  subscribe: (listener: (value: Value) => void) => () => void;
  /** Has the next two frames for what takes long to draw: a step of the drag that falls into them is left out. */
  makeRoom: (work: () => void) => void;
  /** True while somebody else has the frame. */
  isFull: () => boolean;
}

export function dragged<Value>(): Dragged<Value> {
  const listeners = new Set<(value: Value) => void>();
  let full = false;
  return {
    tell: (value) => {
      for (const listener of listeners) listener(value);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    makeRoom: (work) => {
      full = true;
      requestAnimationFrame(() => {
        work();
        // The chart is made in the first and painted in the second.
        requestAnimationFrame(() => {
          full = false;
        });
      });
    },
    isFull: () => full,
  };
}

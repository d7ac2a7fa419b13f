/** Where values of a drag are told that React has not rendered yet. */
export interface Dragged<Value> {
  tell: (value: Value) => void;
  /** @returns stops telling */
  subscribe: (listener: (value: Value) => void) => () => void;
}

export function dragged<Value>(): Dragged<Value> {
  const listeners = new Set<(value: Value) => void>();
  return {
    tell: (value) => {
      for (const listener of listeners) listener(value);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

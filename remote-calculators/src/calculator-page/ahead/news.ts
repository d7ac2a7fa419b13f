/** Where values are told that the page shows already and React has not rendered yet. */
export interface News<Value> {
  tell: (value: Value) => void;
  /** The page is about to be rendered with what was told last, or with something newer. */
  handOver: () => void;
  /** True from a value that was told until it is handed over. */
  isAhead: () => boolean;
  /** @returns stops telling */
  subscribe: (listener: (value: Value) => void) => () => void;
}

export function news<Value>(): News<Value> {
  const listeners = new Set<(value: Value) => void>();
  let ahead = false;
  return {
    tell: (value) => {
      ahead = true;
      for (const listener of listeners) listener(value);
    },
    handOver: () => {
      ahead = false;
    },
    isAhead: () => ahead,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Runs at most so many things at the same time; the others wait for their turn. */
export function fewAtATime(most: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(act: () => Promise<T>): Promise<T> => {
    while (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    running += 1;
    try {
      return await act();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };
}

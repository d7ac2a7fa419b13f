import type { Stored } from '#offline/answers.ts';

/** A `Cache` in memory: addresses in the order in which they came, as browsers keep them. */
export function memoryCache(contents: Record<string, string> = {}): Stored & { urls: () => string[] } {
  const held = new Map(Object.entries(contents));
  const urlOf = (key: RequestInfo | URL) => (key instanceof Request ? key.url : String(key));
  return {
    match: async (key) => {
      const text = held.get(urlOf(key));
      return text === undefined ? undefined : new Response(text);
    },
    keys: async () => [...held.keys()].map((url) => new Request(url)),
    put: async (key, answer) => void held.set(urlOf(key), await answer.text()),
    delete: async (key) => held.delete(urlOf(key)),
    urls: () => [...held.keys()],
  };
}

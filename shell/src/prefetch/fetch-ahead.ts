const asked = new Set<string>();

/**
 * Has the browser fetch scripts into its cache, without running them, when it has nothing better to do.
 *
 * @returns resolves when all have come or cannot be had
 */
export async function fetchAhead(scripts: readonly string[]): Promise<void> {
  const wanted = scripts.filter((script) => !asked.has(script));
  for (const script of wanted) asked.add(script);
  await Promise.all(wanted.map(fetchScript));
}

// As a script of the page would be asked for, so that the cache has one answer for both. No `<link rel="prefetch">`:
// Firefox refuses it, as the content policy has no default, and Safari does not know it.
const fetchScript = (href: string) =>
  fetch(href, { priority: 'low' })
    .then((answer) => answer.arrayBuffer())
    .catch(() => {});

const asked = new Set<string>();

/**
 * Has the browser fetch scripts into its cache, without running them, when it has nothing better to do.
 *
 * @returns resolves when all have come or cannot be had; at once in browsers that fetch nothing ahead
 */
export async function fetchAhead(scripts: readonly string[]): Promise<void> {
  const wanted = scripts.filter((script) => !asked.has(script));
  for (const script of wanted) asked.add(script);
  await Promise.all(wanted.map(fetchScript));
}

const fetchScript = (href: string) =>
  new Promise<void>((resolve) => {
    const link = document.createElement('link');
    if (!link.relList.supports('prefetch')) {
      resolve();
      return;
    }
    link.rel = 'prefetch';
    link.as = 'script';
    link.crossOrigin = 'anonymous';
    link.href = href;
    link.onload = link.onerror = () => {
      link.remove();
      resolve();
    };
    document.head.append(link);
  });

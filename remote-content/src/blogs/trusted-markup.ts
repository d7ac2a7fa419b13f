/** The browser's gate for texts that become markup, where there is one. */
interface Gate {
  createPolicy(name: string, rules: { createHTML: (text: string) => string }): { createHTML(text: string): unknown };
}

let policy: ReturnType<Gate['createPolicy']> | undefined;

/**
 * Markup that the document's policy of trusted types lets into the page: an article's and nothing else, cleaned by the
 * origin, and again in the browser where it was fetched. Typed as the text that it is where there is no such gate, on
 * the origin for one.
 */
export function trustedMarkup(html: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Gate };
  policy ??= trustedTypes?.createPolicy('article', { createHTML: (text) => text });
  return policy === undefined ? html : (policy.createHTML(html) as string);
}

/**
 * Cleans HTML once more in the browser, with the browser's own parser: what the origin let through by mistake stops
 * here. The cleaner is loaded only where an article is fetched.
 */
export async function clean(html: string): Promise<string> {
  const { default: purify } = await import('dompurify');
  purify.addHook('uponSanitizeAttribute', keepOwnPlaces);
  const cleaned = purify.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: [
      'style',
      'form',
      'input',
      'button',
      'textarea',
      'select',
      'iframe',
      'object',
      'embed',
      'base',
      'meta',
      'link',
    ],
    FORBID_ATTR: ['style', 'name', 'action', 'formaction', 'background', 'ping'],
    ALLOW_DATA_ATTR: false,
    ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
    ADD_ATTR: ['referrerpolicy'],
  });
  purify.removeHook('uponSanitizeAttribute', keepOwnPlaces);
  return cleaned;
}

/** Only places that the origin has named, so that no article takes the name of a part of the page. */
function keepOwnPlaces(_: Element, attribute: { attrName: string; attrValue: string; keepAttr: boolean }): void {
  if (attribute.attrName === 'id' && !attribute.attrValue.startsWith('article-')) attribute.keepAttr = false;
}

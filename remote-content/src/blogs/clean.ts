/**
 * Cleans HTML once more in the browser, with the browser's own parser: what the origin let through by mistake stops
 * here. The cleaner is loaded only where an article is fetched.
 */
export async function clean(html: string): Promise<string> {
  const { default: purify } = await import('dompurify');
  return purify.sanitize(html, {
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
    FORBID_ATTR: ['style', 'id', 'name', 'action', 'formaction', 'background', 'ping'],
    ALLOW_DATA_ATTR: false,
    ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
    ADD_ATTR: ['referrerpolicy'],
  });
}

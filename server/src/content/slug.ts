/** WordPress keeps slugs of other scripts percent-encoded; here they are readable. A broken code stays as it is. */
export function decodeSlug(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}

/** Path of an article on this site. */
export const articlePath = (slug: string): string => `/blogs/${encodeURIComponent(slug)}`;

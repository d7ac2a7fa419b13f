/** Elements that an article may be made of. */
export const TAGS = [
  ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'q', 'cite', 'a'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'del', 'ins', 'mark', 'small', 'sub', 'sup', 'abbr', 'time'],
  ...['code', 'pre', 'kbd', 'samp', 'var', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ...['figure', 'figcaption', 'img', 'div', 'span', 'details', 'summary'],
];

/** Elements that become others: the page has its only h1, and no article has six ranks of headings. */
export const RENAMED: Readonly<Record<string, string>> = {
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  section: 'div',
  article: 'div',
};

/** These go with everything inside: what remained of a form or a drawing would be rubble, or bait. */
export const DROPPED: ReadonlySet<string> = new Set([
  ...['script', 'style', 'noscript', 'template', 'textarea', 'option', 'select', 'button', 'form', 'title', 'head'],
  ...['svg', 'math', 'object', 'embed', 'applet', 'audio', 'video', 'canvas'],
  ...['xmp', 'plaintext', 'noembed', 'noframes'],
]);

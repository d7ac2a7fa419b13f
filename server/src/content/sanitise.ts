import sanitizeHtml from 'sanitize-html';
import { imageAttributes } from '#content/images.ts';
import { type MediaRules, withMedia } from '#content/media.ts';
import { parsed, written } from '#content/tree.ts';
import { withVideoLinks } from '#content/video.ts';

const TAGS = [
  ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'q', 'cite', 'a'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'del', 'ins', 'mark', 'small', 'sub', 'sup', 'abbr', 'time'],
  ...['code', 'pre', 'kbd', 'samp', 'var', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ...['figure', 'figcaption', 'img', 'div', 'span', 'details', 'summary'],
];

/** These go with everything inside: what remained of a form or a drawing would be rubble, or bait. */
const DROPPED = [
  ...['script', 'style', 'noscript', 'template', 'textarea', 'option', 'select', 'button', 'form', 'title', 'head'],
  ...[
    'svg',
    'math',
    'object',
    'embed',
    'applet',
    'audio',
    'video',
    'canvas',
    'xmp',
    'plaintext',
    'noembed',
    'noframes',
  ],
];

const RENAMED = { h1: 'h2', h5: 'h4', h6: 'h4', section: 'div', article: 'div' };

export interface Rules extends MediaRules {
  /** Classes that the firm's own Markdown may use. WordPress posts get none. */
  classes?: string[];
}

/**
 * Makes HTML of an editor safe to show: an allow-list of tags and attributes; no script, handler, form, style, id or
 * name; links to web, mail and phone only; pictures lazy; what cannot be shown becomes a plain link.
 */
export function sanitise(html: string, rules: Rules = {}): string {
  let lastMedia = -1;
  const tree = parsed(html);
  withMedia(tree, rules);
  const clean = sanitizeHtml(written(tree), {
    allowedTags: TAGS,
    nonTextTags: DROPPED,
    disallowedTagsMode: 'discard',
    enforceHtmlBoundary: false,
    parseStyleAttributes: false,
    nestingLimit: 60,
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['https'] },
    allowedSchemesAppliedToAttributes: ['href', 'src'],
    allowProtocolRelative: false,
    allowedAttributes: {
      '*': ['lang', 'dir'],
      a: ['href', 'title', 'rel'],
      img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding', 'referrerpolicy'],
      ol: ['start', 'reversed'],
      li: ['value'],
      th: ['colspan', 'rowspan', 'scope', 'align'],
      td: ['colspan', 'rowspan', 'align'],
      time: ['datetime'],
      abbr: ['title'],
      details: ['open'],
    },
    allowedClasses: { '*': rules.classes ?? [] },
    transformTags: {
      ...Object.fromEntries(
        Object.entries(RENAMED).map(([from, to]) => [from, sanitizeHtml.simpleTransform(to, {}, false)]),
      ),
      a: (_, attributes) => ({ tagName: 'a', attribs: linkAttributes(attributes, rules.base) }),
      img: (_, attributes) => ({ tagName: 'img', attribs: imageAttributes(attributes, rules) }),
    },
    // A picture that may not be shown, and links and paragraphs around nothing, leave no hole. A picture in a link in a
    // paragraph, as WordPress writes most of them, is not nothing.
    exclusiveFilter: ({ tag, attribs, text, tagPosition }) => {
      if (tag === 'img' && attribs.src) lastMedia = tagPosition;
      return tag === 'img' ? !attribs.src : ['a', 'p'].includes(tag) && text.trim() === '' && lastMedia < tagPosition;
    },
  });
  return withVideoLinks(clean).trim();
}

function linkAttributes(attributes: Record<string, string>, base: string | undefined): Record<string, string> {
  const href = resolved(attributes.href, base);
  if (href === null) return {};
  const external = /^https?:/i.test(href);
  return {
    href,
    ...(attributes.title === undefined ? {} : { title: attributes.title }),
    ...(external ? { rel: 'noopener noreferrer' } : {}),
  };
}

function resolved(href: string | undefined, base: string | undefined): string | null {
  const typed = href?.replace(/[\p{Cc}\s]+/gu, '') ?? '';
  if (typed === '') return null;
  if (base === undefined || typed.startsWith('#')) return typed;
  try {
    return new URL(typed, base).href;
  } catch {
    return null;
  }
}

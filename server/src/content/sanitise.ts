import sanitizeHtml from 'sanitize-html';
import { withAnchors } from '#content/anchors.ts';
import { withDrawn } from '#content/drawn.ts';
import { withoutFurniture } from '#content/furniture.ts';
import { withoutHidden } from '#content/hidden.ts';
import { imageAttributes } from '#content/images.ts';
import { type MediaRules, withMedia } from '#content/media.ts';
import type { NumberedPicture } from '#content/shortcode-content.ts';
import { withoutShortcodes } from '#content/shortcodes.ts';
import { DROPPED, parsed, RENAMED, TAGS, written } from '#content/tree.ts';
import { withVideoLinks } from '#content/video.ts';

export interface Rules extends MediaRules {
  /** Classes that the firm's own Markdown may use. WordPress posts get none. */
  classes?: string[];
  /** The text comes from a WordPress, with the brackets and additions of its plugins, which go. */
  plugins?: boolean;
  /** Pictures that its shortcodes name by their numbers. */
  numbered?: ReadonlyMap<number, NumberedPicture>;
  /** Fragments by which other articles lead into this one. */
  places?: Iterable<string> | undefined;
}

/**
 * Makes HTML of an editor safe to show: an allow-list of tags and attributes; no script, handler, form, style or name,
 * no id but where a link of the article leads; links to web, mail and phone only; pictures lazy; what cannot be shown
 * becomes a plain link.
 */
export function sanitise(html: string, rules: Rules = {}): string {
  let lastKept = -1;
  const tree = parsed(html);
  if (rules.plugins === true) {
    withoutFurniture(tree);
    withoutHidden(tree, rules.base);
    withDrawn(tree, rules.base);
    withoutShortcodes(tree, rules.numbered);
  }
  withMedia(tree, rules);
  withAnchors(tree, rules.base, rules.places);
  const clean = sanitizeHtml(written(tree), {
    allowedTags: TAGS,
    nonTextTags: [...DROPPED],
    disallowedTagsMode: 'discard',
    enforceHtmlBoundary: false,
    parseStyleAttributes: false,
    nestingLimit: 60,
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['https'] },
    allowedSchemesAppliedToAttributes: ['href', 'src'],
    allowProtocolRelative: false,
    allowedAttributes: {
      '*': ['lang', 'dir', 'id'],
      a: ['href', 'title', 'rel'],
      img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding', 'referrerpolicy'],
      ol: ['start', 'reversed', 'type'],
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
        Object.entries(RENAMED).map(([from, tagName]) => [from, (_, attribs) => ({ tagName, attribs })]),
      ),
      // Without its style a figure that is struck out would look valid.
      span: (tagName, attribs) => ({ tagName: STRUCK.test(attribs.style ?? '') ? 's' : tagName, attribs }),
      // An office program writes it around a whole text, with a style that says the opposite.
      b: (tagName, attribs) => ({ tagName: NOT_BOLD.test(attribs.style ?? '') ? 'span' : tagName, attribs }),
      ol: (tagName, attribs) => ({ tagName, attribs: { ...numbering(attribs.style), ...attribs } }),
      td: (tagName, attribs) => ({ tagName, attribs: { ...attribs, ...alignment(attribs) } }),
      th: (tagName, attribs) => ({ tagName, attribs: { ...attribs, ...alignment(attribs) } }),
      a: (_, attributes) => ({ tagName: 'a', attribs: linkAttributes(attributes, rules.base) }),
      img: (_, attributes) => ({ tagName: 'img', attribs: imageAttributes(attributes, rules) }),
    },
    // A picture that may not be shown, and links and paragraphs around nothing, leave no hole. A picture in a link in a
    // paragraph, as WordPress writes most of them, is not nothing, nor is a place that a link leads to.
    exclusiveFilter: ({ tag, attribs, text, tagPosition }) => {
      if ((tag === 'img' && attribs.src) || attribs.id) lastKept = tagPosition;
      return tag === 'img' ? !attribs.src : ['a', 'p'].includes(tag) && INVISIBLE.test(text) && lastKept < tagPosition;
    },
  });
  return withVideoLinks(clean).trim();
}

/** Blanks, and signs of no width that editors leave behind. */
const INVISIBLE = /^[\s\u200b-\u200f\u2060\ufeff]*$/;
const STRUCK = /text-decoration(?:-line)?\s*:[^;]*line-through/i;

const NOT_BOLD = /font-weight\s*:\s*(?:normal|[1-4]00)\b/i;

/** How a list that is numbered otherwise than by figures is numbered. */
function numbering(style: string | undefined): Record<string, string> {
  const [, letters, name] =
    /list-style(?:-type)?\s*:[^;]*\b(lower|upper)-(alpha|latin|roman)\b/i.exec(style ?? '') ?? [];
  if (letters === undefined) return {};
  const type = name?.toLowerCase() === 'roman' ? 'i' : 'a';
  return { type: letters.toLowerCase() === 'upper' ? type.toUpperCase() : type };
}

/** Columns of figures stand at the right, by whichever way an editor says so. */
function alignment({ style = '', class: classes = '' }: Record<string, string>): Record<string, string> {
  const [, align] =
    /text-align\s*:\s*(right|center|end)\b/i.exec(style) ??
    /(?:^|\s)(?:has-text-align-|text-|align)(right|center|end)(?:\s|$)/.exec(classes) ??
    [];
  return align === undefined ? {} : { align: align.toLowerCase() === 'center' ? 'center' : 'right' };
}

const named = (id: string | undefined): Record<string, string> => (id === undefined ? {} : { id });

function linkAttributes(attributes: Record<string, string>, base: string | undefined): Record<string, string> {
  const href = resolved(attributes.href, base);
  if (href === null) return named(attributes.id);
  const external = /^https?:/i.test(href);
  return {
    ...named(attributes.id),
    href,
    ...(attributes.title === undefined ? {} : { title: attributes.title }),
    ...(external ? { rel: 'noopener noreferrer' } : {}),
  };
}

function resolved(href: string | undefined, base: string | undefined): string | null {
  // As browsers read it: what is around it and between its lines goes, and a blank within belongs to it.
  const typed =
    href
      ?.replace(/\p{Cc}+/gu, '')
      .trim()
      .replaceAll(' ', '%20') ?? '';
  if (typed === '') return null;
  if (base === undefined || typed.startsWith('#')) return typed;
  try {
    return new URL(typed, base).href;
  } catch {
    return null;
  }
}

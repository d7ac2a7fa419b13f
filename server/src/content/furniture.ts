import { sameArticle } from '#content/anchors.ts';
import type { Element } from '#content/tree.ts';

/**
 * Classes and ids of what themes and plugins put around an author's words, each from a plugin's own markup; with `*`
 * those that begin so.
 */
const FURNITURE = [
  // Buttons for sharing.
  ...[
    'sharedaddy',
    'sd-sharing*',
    'sd-block*',
    'sd-like*',
    'addtoany_*',
    'a2a_*',
    'heateor*',
    'the_champ_*',
    'sharethis-*',
  ],
  ...['ssba*', 'essb_*', 'sfsi_*', 'swp_social_*', 'mashsb-*', 'simplesocialbuttons*', 'novashare-*', 'dpsp-*'],
  ...['scriptlesssocialsharing'],
  // Other posts, the author's box, counts of views, stars, advertisements.
  ...['jp-relatedposts*', 'jp-post-flair*', 'yarpp*', 'crp_related', 'rp4wp-*', 'wpp-*', 'saboxplugin-*', 'post-views'],
  ...['pvc_*', 'kk-star-ratings', 'rmp-*', 'wpulike*', 'adsbygoogle'],
  // The switch of a table of contents, whose links stay; room; ways to the rest of the text and to its editor.
  ...['ez-toc-toggle*', 'ez-toc-title-toggle', 'ez-toc-pull-right', 'lwptoc_toggle*', 'toc_toggle', 'wp-block-spacer'],
  ...['more-link', 'edit-link'],
];

const PATTERN = new RegExp(`^(?:${FURNITURE.map((name) => name.replace('*', '.*')).join('|')})$`);

/** Takes away what a theme or plugin has added, as far as its class or id says so for certain. Changes the tree. */
export const withoutFurniture = (root: Element): void => without(root, isFurniture);

/**
 * Takes the ways to the rest of the text out of an excerpt, as themes put them there: by their class, or a link to the
 * article itself. Changes the tree.
 *
 * @param page the article's own address
 */
export function withoutWaysOn(excerpt: Element, page: string): void {
  without(excerpt, isFurniture);
  without(
    excerpt,
    ({ name, attributes: { class: classes = '', href } }) =>
      (name === 'a' && isOfPage(href, page)) || /(?:^|\s)(?:read-more|screen-reader-text)(?:\s|$)/.test(classes),
  );
}

function without(root: Element, isGone: (element: Element) => boolean): void {
  root.children = root.children.filter((child) => typeof child === 'string' || !isGone(child));
  for (const child of root.children) if (typeof child !== 'string') without(child, isGone);
}

const isFurniture = ({ attributes: { class: classes = '', id = '' } }: Element) =>
  (classes !== '' || id !== '') && [...classes.split(/\s+/), id].some((name) => PATTERN.test(name));

const isOfPage = (href: string | undefined, page: string): boolean =>
  href !== undefined && URL.canParse(href, page) && sameArticle(new URL(href, page), new URL(page));

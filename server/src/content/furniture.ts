import { sameArticle } from '#content/anchors.ts';
import type { Element, Node } from '#content/tree.ts';

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
  ...[
    'scriptlesssocialsharing',
    'et_social_inline*',
    'printfriendly*',
    'pf-button*',
    'fb-like',
    'fb-share-button',
    'fb-comments',
  ],
  // Other posts, the author's box, counts of views, stars, advertisements.
  ...['jp-relatedposts*', 'jp-post-flair*', 'yarpp*', 'crp_related', 'rp4wp-*', 'wpp-*', 'saboxplugin-*', 'post-views'],
  ...['pvc_*', 'kk-star-ratings', 'rmp-*', 'wpulike*', 'adsbygoogle', 'tptn_posts*', 'molongui-*', 'abh_box*'],
  ...['pp-multiple-authors*', 'wp-biographia-*', 'post-ratings', 'post-ratings-*', 'yasr-*', 'code-block', 'quads-*'],
  ...[
    'google-auto-placed',
    'ezoic-*',
    'OUTBRAIN',
    'trc_related_container',
    'zem_*',
    'wp_rp_*',
    'wpdiscuz*',
    'disqus_thread',
  ],
  // Minutes of reading and days of change, which this site tells in its own place.
  ...['rt-reading-time', 'bsf-rt-reading-time', 'post-modified-info', 'lmt-*'],
  // Players that read a text aloud, and the choice of a language of the WordPress.
  ...['gspeech*', 'beyondwords*', 'responsivevoice*', 'gtranslate_wrapper', 'trp-language-switcher*'],
  // The switch of a table of contents, whose links stay; room; ways to the rest of the text and to its editor.
  ...['ez-toc-toggle*', 'ez-toc-title-toggle', 'ez-toc-pull-right', 'lwptoc_toggle*', 'toc_toggle', 'wp-block-spacer'],
  ...['more-link', 'edit-link'],
];

const PATTERN = new RegExp(`^(?:${FURNITURE.map((name) => name.replace('*', '.*')).join('|')})$`);

/** Takes away what a theme or plugin has added, as far as its class or id says so for certain. Changes the tree. */
export const withoutFurniture = (root: Element): void =>
  without(root, (element, beside) => isFurniture(element) || isSecondWay(element, beside));

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

function without(root: Element, isGone: (element: Element, beside: readonly Node[]) => boolean): void {
  const beside = root.children;
  root.children = beside.filter((child) => typeof child === 'string' || !isGone(child, beside));
  for (const child of root.children) if (typeof child !== 'string') without(child, isGone);
}

/** Beside the file's name, which leads to the same file. */
const isSecondWay = ({ name, attributes: { class: classes = '', href } }: Element, beside: readonly Node[]) =>
  name === 'a' &&
  classes.split(/\s+/).includes('wp-block-file__button') &&
  beside.some(
    (each) => typeof each !== 'string' && each.attributes.href === href && !each.attributes.class?.includes('button'),
  );

const isFurniture = ({ attributes: { class: classes = '', id = '' } }: Element) =>
  (classes !== '' || id !== '') && [...classes.split(/\s+/), id].some((name) => PATTERN.test(name));

const isOfPage = (href: string | undefined, page: string): boolean =>
  href !== undefined && URL.canParse(href, page) && sameArticle(new URL(href, page), new URL(page));

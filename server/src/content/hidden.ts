import { type Element, elementsOf } from '#content/tree.ts';
import { bareHost } from '#content/wordpress-pictures.ts';

/** What a press or a script opens is for readers: it stands open here. */
const OPENS = /accordion|tab(?!le)|toggle|collaps|expand|faq|panel|spoiler|read-?more|slide|carousel|swiper/i;
/** Out at the left, where nobody sees it. */
const OFF_SCREEN = /(?:^|[;\s])(?:left|text-indent)\s*:\s*-(?:999|\d{4,})(?:\.\d+)?(?:px|em)/i;
const NO_DISPLAY = /(?:^|[;\s])display\s*:\s*none/i;

/**
 * Takes away what readers of the WordPress do not see: what says so itself, what stands off the screen, and what is not
 * displayed and leads to other hosts, as whoever breaks into a WordPress hides it. Changes the tree.
 *
 * @param base the article's own address, without which no link leads elsewhere
 */
export function withoutHidden(root: Element, base: string | undefined): void {
  root.children = root.children.filter((child) => typeof child === 'string' || !isHidden(child, base));
  for (const child of root.children) if (typeof child !== 'string' && !opens(child)) withoutHidden(child, base);
}

/** The rest of a text that was cut open is not hidden for sure. */
function isHidden(element: Element, base: string | undefined): boolean {
  const { attributes, cut } = element;
  const { style = '', hidden } = attributes;
  if (cut === true || opens(element)) return false;
  return hidden !== undefined || OFF_SCREEN.test(style) || (NO_DISPLAY.test(style) && leadsElsewhere(element, base));
}

const opens = ({ name, attributes: { class: classes = '', id = '', role, hidden } }: Element): boolean =>
  name === 'details' ||
  role === 'tabpanel' ||
  role === 'region' ||
  hidden === 'until-found' ||
  OPENS.test(`${classes} ${id}`);

const leadsElsewhere = (element: Element, base: string | undefined): boolean =>
  base !== undefined &&
  elementsOf(element).some(
    ({ name, attributes: { href = '' } }) =>
      name === 'a' && URL.canParse(href, base) && /^https?:/.test(new URL(href, base).protocol) && !isHere(href, base),
  );

const isHere = (href: string, base: string): boolean => bareHost(new URL(href, base)) === bareHost(new URL(base));

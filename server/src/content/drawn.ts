import { PICTURE } from '#content/images.ts';
import { type Element, elementsOf, type Node, wordsOf } from '#content/tree.ts';
import { filmOf, videoId } from '#content/video.ts';

/**
 * Puts into the text what a theme's scripts and styles would draw there: figures at which counters end, the films and
 * frames that empty boxes name in their data, ticks and crosses. Changes the tree.
 *
 * @param base the article's own address
 */
export function withDrawn(root: Element, base: string | undefined): void {
  for (const element of elementsOf(root)) {
    countedUp(element);
    const address = addressDrawn(element, base);
    if (address !== null) element.children.push({ name: 'iframe', attributes: { src: address }, children: [] });
  }
  withSigns(root, false);
}

/** Counters show the figure at which they end: the text as it comes is the one at which they begin, such as "0+". */
function countedUp(element: Element): void {
  const { class: classes = '', 'data-from-value': from = '0', 'data-delimiter': sign = '' } = element.attributes;
  const isElementors = classes.split(/\s+/).includes('elementor-counter-number');
  const to = element.attributes[isElementors ? 'data-to-value' : 'data-endnumber'] ?? '';
  const typed = wordsOf(element).trim();
  if (!/^-?\d{1,15}(?:\.\d{1,6})?$/.test(to) || typed === '' || typed !== from.trim()) return;
  element.children = [grouped(to, sign)];
}

/** As the script writes it: by thousands, with the sign that its author chose. */
function grouped(figure: string, sign: string): string {
  const [whole = '', ...rest] = figure.split('.');
  return [whole.replace(/\B(?=(?:\d{3})+$)/g, sign), ...rest].join('.');
}

/** What fills itself, or leads on, or is no place for a film. */
const NOT_A_BOX = new Set(
  'a,img,picture,iframe,video,audio,embed,object,noscript,script,style,button,form,input,source,param,svg,canvas,br,hr,table,tbody,tr'.split(
    ',',
  ),
);
const PLAYED = new Set(['iframe', 'video', 'audio', 'embed', 'object', 'a']);
const FILM_FILE = /\.(?:mp4|m4v|webm|ogv|mov|mp3|m4a|pdf)(?:[?#]|$)/i;

/** The address of the film or frame that a script puts into a box without words; null where there is none. */
function addressDrawn(box: Element, base: string | undefined): string | null {
  if (NOT_A_BOX.has(box.name) || Object.keys(box.attributes).length === 0 || wordsOf(box).trim() !== '') return null;
  const address = addressesIn(box).find((each) => isDrawn(each, base));
  if (address === undefined) return null;
  // Where it stands within, or in a copy for browsers without scripts, it is shown from there.
  return elementsOf(box).some(({ name }) => PLAYED.has(name)) ? null : address;
}

/** A film, a film's file, or a page of another host; pictures behind a box are decoration. */
const isDrawn = (address: string, base: string | undefined): boolean =>
  URL.canParse(address) &&
  !PICTURE.test(address) &&
  (videoId(address) !== null ||
    FILM_FILE.test(address) ||
    (base !== undefined && new URL(address).host !== new URL(base).host));

function addressesIn({ name, attributes }: Element): string[] {
  const kind = `${name} ${attributes.class ?? ''} ${attributes['data-widget_type'] ?? ''}`.toLowerCase();
  const id = attributes.videoid ?? attributes['data-videoid'] ?? attributes['data-video-id'] ?? attributes['data-id'];
  const found = Object.entries(attributes).flatMap(([key, value]) =>
    /^data-(?:[\w-]+[-_])?(?:src|url|embed)$/.test(key) ? addressOf(value) : [],
  );
  const film = filmOf(kind, id ?? '');
  if (film !== null) found.push(film);
  if (id !== undefined && /infogram-embed/.test(kind) && /^[\w/-]{8,80}$/.test(id))
    found.push(`https://infogram.com/${id}`);
  const chart = /flourish-embed/.test(kind)
    ? /^(?:visualisation|story)\/\d+$/.exec(attributes['data-src'] ?? '')
    : null;
  if (chart !== null) found.push(`https://public.flourish.studio/${chart[0]}/`);
  return /video/.test(kind) ? [...found, ...inSettings(attributes['data-settings'])] : found;
}

const addressOf = (value: string): string[] => {
  const typed = value.trim();
  if (!/^(?:https?:)?\/\/\S+$/.test(typed)) return [];
  return [typed.startsWith('//') ? `https:${typed}` : typed];
};

/** The addresses in a builder's settings, `{"youtube_url":"…"}` or `{"hosted_url":{"url":"…"}}`, but for pictures and backgrounds. */
function inSettings(settings: string | undefined): string[] {
  let read: unknown;
  try {
    read = JSON.parse(settings ?? '');
  } catch {
    return [];
  }
  if (typeof read !== 'object' || read === null) return [];
  const kind = 'video_type' in read && typeof read.video_type === 'string' ? read.video_type : 'youtube';
  // A builder keeps the addresses of the kinds that its author has tried before: the chosen one comes first.
  const chosen = (key: string) => Number(!key.startsWith(kind));
  return Object.entries(read)
    .filter(([key]) => /(?:^|_)url$/.test(key) && !/background|image|poster/.test(key))
    .sort(([one], [other]) => chosen(one) - chosen(other))
    .flatMap(([, value]) => {
      const typed: unknown = typeof value === 'object' && value !== null && 'url' in value ? value.url : value;
      return typeof typed === 'string' ? addressOf(typed) : [];
    });
}

/** Names of icons, as the usual fonts of icons have them, in classes such as `fa-check-circle` and `dashicons-no-alt`. */
const icon = (names: string) =>
  new RegExp(
    `(?:^|\\s)(?:e-fa[a-z]?|fa|la|bi|ti|dashicons|glyphicon|icon|eicon|lni)-(?:circle-|square-)?(?:${names})(?:-(?:circle|square|alt|alt2|lg|double|fill|mark|sign))*(?:\\s|$)`,
  );
const TICK = icon('check|yes|ok|tick|checkmark');
const CROSS = icon('times|xmark|x|no|remove|close|cross|ban');

/**
 * Ticks and crosses that a font draws, and boxes that are ticked, as signs: in a table or list they are what is said.
 *
 * @param said whether the place is in a table's cell or a list's line
 */
function withSigns(root: Element, said: boolean): void {
  root.children = root.children.map((child): Node => {
    if (typeof child === 'string') return child;
    const sign = said ? signOf(child) : null;
    if (sign !== null) return sign;
    // A form that asks goes as a whole.
    if (child.name !== 'form') withSigns(child, said || ['td', 'th', 'li'].includes(child.name));
    return child;
  });
}

function signOf({ name, attributes, children }: Element): string | null {
  const { class: classes = '', type = '' } = attributes;
  if (name === 'input') return type !== 'checkbox' ? null : 'checked' in attributes ? '☑ ' : '☐ ';
  const isEmpty = name === 'svg' || children.every((child) => typeof child === 'string' && child.trim() === '');
  if (!isEmpty || !['i', 'span', 'em', 'svg'].includes(name)) return null;
  return TICK.test(classes) ? '✓ ' : CROSS.test(classes) ? '✗ ' : null;
}

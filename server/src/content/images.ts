/** The end of a picture's address. */
export const PICTURE = /\.(?:png|jpe?g|gif|webp|svg|avif)(?:[?#]|$)/i;

export interface ImageRules {
  /**
   * Address under which this site shows a picture, or null for one that it does not show. Without it only pictures
   * of this site (`/media/…`) stay.
   */
  imageAddress?: (src: string) => string | null;
}

/** Attributes of an `<img>` that may be shown; without `src` it may not. Keeps size, adds lazy loading. */
export function imageAttributes(
  attributes: Record<string, string>,
  { imageAddress = ownOnly }: ImageRules,
): Record<string, string> {
  const src = imageAddress(attributes.src ?? '');
  if (src === null) return {};
  const srcset = candidates(attributes.srcset).flatMap(([address, size]) => {
    const shown = /^\d+(?:\.\d+)?[wx]$/.test(size) ? imageAddress(address) : null;
    return shown === null ? [] : [`${shown} ${size}`];
  });
  const sizes = attributes.sizes?.replace(/^auto,\s*/, '') ?? '';
  return {
    src,
    ...(srcset.length > 0 ? { srcset: srcset.join(', '), ...(/^[\w\s().,:%+-]+$/.test(sizes) ? { sizes } : {}) } : {}),
    alt: attributes.alt ?? '',
    ...whole('width', attributes.width),
    ...whole('height', attributes.height),
    loading: 'lazy',
    decoding: 'async',
    ...(src.startsWith('/') ? {} : { referrerpolicy: 'no-referrer' }),
  };
}

/**
 * The attributes of an `<img>` with the address from wherever a plugin that loads pictures late has put it.
 *
 * @param sources `srcset` of the `<source>` elements beside it, for one that has no address of its own
 * @returns null when none of its addresses is a picture that may be shown
 */
export function withAddress(
  attributes: Record<string, string>,
  sources: readonly string[],
  { imageAddress = ownOnly }: ImageRules,
): Record<string, string> | null {
  const srcset = lateSrcset(attributes) ?? attributes.srcset;
  const src = [
    ...lateAddresses(attributes),
    ...(isPlaceholder(attributes) ? [] : [attributes.src ?? '']),
    ...[srcset, ...sources].flatMap((set) => candidates(set).map(([address]) => address)),
  ].find((address) => imageAddress(address) !== null);
  if (src === undefined) return null;
  return { ...attributes, src, ...(srcset === undefined ? {} : { srcset }) };
}

/** `data-src`, `data-lazy-src`, `data-original` and their like, of pictures and frames. */
export const lateAddresses = (attributes: Record<string, string>): string[] =>
  Object.entries(attributes).flatMap(([name, value]) =>
    /^data-(?:[\w-]+-)?(?:src|cfsrc|original|lazy|echo)$/.test(name) && value.trim() !== '' ? [value.trim()] : [],
  );

const lateSrcset = (attributes: Record<string, string>): string | undefined =>
  Object.entries(attributes).find(
    ([name, value]) => /^data-(?:[\w-]+-)?srcset$/.test(name) && value.trim() !== '',
  )?.[1];

/** A file that only holds the place, by its name and by the plugin's class; an author's own `blank.png` has no such class. */
const isPlaceholder = ({ src = '', class: classes = '' }: Record<string, string>) =>
  /lazy/i.test(classes) &&
  /(?:blank|placeholder|spacer|transparent|trans|1x1)[\w.-]*\.(?:gif|png|svg)(?:\?|$)/i.test(src);

/** Between two pictures of a `srcset`: some plugins leave the blank out, and a comma may be part of an address. */
const NEXT = /,\s+|(?<=\s\d+(?:\.\d+)?[wx]),/;

/** Address and size of each picture of a `srcset`. */
const candidates = (srcset: string | undefined): [address: string, size: string][] =>
  (srcset ?? '').split(NEXT).map((candidate) => {
    const [address = '', size = ''] = candidate.trim().split(/\s+/);
    return [address, size];
  });

const ownOnly = (src: string) => (/^\/media\/[\w./-]+$/.test(src) ? src : null);

function whole(name: string, value: string | undefined): Record<string, string> {
  return value !== undefined && /^[1-9]\d{0,4}$/.test(value) ? { [name]: value } : {};
}

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
  const srcset = (attributes.srcset ?? '')
    .split(/,\s+/)
    .map((candidate) => candidate.trim().split(/\s+/))
    .flatMap(([address = '', size = '']) => {
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

const ownOnly = (src: string) => (/^\/media\/[\w./-]+$/.test(src) ? src : null);

function whole(name: string, value: string | undefined): Record<string, string> {
  return value !== undefined && /^[1-9]\d{0,4}$/.test(value) ? { [name]: value } : {};
}

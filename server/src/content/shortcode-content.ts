import { PICTURE } from '#content/images.ts';
import type { Node } from '#content/tree.ts';
import { filmOf } from '#content/video.ts';

/** A picture of WordPress's library that a shortcode names by its number alone. */
export interface NumberedPicture {
  src: string;
  alt: string;
}

/** Where builders keep the address of a film, a file, a picture or a button. */
const ADDRESSES =
  'src,url,href,link,file,pdf,mp3,mp4,m4a,m4v,ogg,ogv,wav,webm,video,audio,image,image_url,video_url,button_url,button_link,link_url'.split(
    ',',
  );

/** Where they keep words that an author has typed. */
const WORDS = ['title', 'heading', 'text', 'question', 'button_text', 'label', 'h2', 'h4', 'caption', 'quote'];
/** Of these only; elsewhere a title is a name for editors, such as a form's. */
const WORDED =
  /title|head|toggle|accordion|tab(?!le)|tta_section|spoiler|blurb|cta|callout|quote|testimonial|box|faq|question|button|btn|pricing|caption|alert|notice/;
const PRESSED = /button|btn|cta|link/;

/** Where builders keep the numbers of pictures, and where only a shortcode that shows pictures does. */
const NUMBERED = ['image', 'images', 'image_id', 'image_ids', 'img', 'photo', 'picture', 'gallery_ids'];
const NUMBERED_IN_GALLERIES = ['ids', 'include', 'attachment', 'attachment_id', 'id'];
const GALLERY = /image|gallery|carousel|photo|picture|slide|media_grid/;

/** Numbers of the pictures that a shortcode shows: `77`, `77,78` or `77|full`; none where it has an address as well. */
export function pictureNumbers(name: string, attributes: Record<string, string>): number[] {
  const keys = [...NUMBERED, ...(GALLERY.test(name) ? NUMBERED_IN_GALLERIES : [])];
  const typed = keys
    .map((key) => attributes[key]?.trim() ?? '')
    .find((value) => /^\d+(?:\|\w+|(?:\s*,\s*\d+)*)$/.test(value));
  const numbers = typed?.split(',').map((number) => Number.parseInt(number, 10)) ?? [];
  return [...new Set(numbers.filter((number) => number > 0))];
}

/**
 * What an author has put into a shortcode's attributes: a picture, a film's or file's address, the words of a button or
 * heading. It is given as the HTML that a theme would make of it.
 *
 * @param inside the plain text between it and its end, if there is nothing else
 * @param numbered pictures by their numbers, as far as WordPress has told them
 * @returns `takesInside` where the text between is in these nodes already
 */
export function contentOf(
  name: string,
  attributes: Record<string, string>,
  inside: string,
  numbered: ReadonlyMap<number, NumberedPicture>,
): { nodes: Node[]; takesInside: boolean } {
  const pressed = PRESSED.test(name);
  const worded = WORDED.test(name);
  const words = worded
    ? (WORDS.map((key) => attributes[key]?.trim() ?? '').find(
        (text) => !/^(?:|true|false|yes|no|on|off|none)$/.test(text),
      ) ?? '')
    : '';
  const typed = /^https?:\/\/\S+$/.test(inside.trim()) ? inside.trim() : null;
  const addresses = ADDRESSES.flatMap((key) => addressIn(attributes[key]) ?? []);
  const shown = typed !== null && PICTURE.test(typed) ? typed : undefined;
  const picture = addresses.find((each) => PICTURE.test(each)) ?? shown;
  const address =
    addresses.find((each) => !PICTURE.test(each)) ?? (shown === typed ? null : typed) ?? film(name, attributes);
  const title = attributes.alt ?? attributes.title ?? '';
  const pictures =
    picture === undefined
      ? pictureNumbers(name, attributes).flatMap((number) => numbered.get(number) ?? [])
      : [{ src: picture, alt: title }];
  const nodes = pictures.flatMap(({ src, alt }) => [element('img', { src, alt }), ' ']);
  if (address === null) {
    return { nodes: words === '' ? nodes : [...nodes, strong(words), ' '], takesInside: shown !== undefined };
  }
  const label = words || (pressed && address !== typed ? inside.trim() : '');
  const link =
    label === '' && !pressed
      ? element('iframe', { src: address, title: picture === undefined ? title : '' })
      : element('a', { href: address }, [label || address]);
  return { nodes: [...nodes, link, ' '], takesInside: address === typed || (label !== '' && label === inside.trim()) };
}

/** A web address, or one in the form of a builder: `url:https%3A%2F%2Fwp.example|title:Plans`. */
function addressIn(value: string | undefined): string | null {
  const typed = value?.trim() ?? '';
  const written = /^url:([^|]+)/.exec(typed)?.[1];
  if (written === undefined) return /^(?:https?:\/\/|\/wp-content\/)\S+$/.test(typed) ? typed : null;
  try {
    return addressIn(decodeURIComponent(written));
  } catch {
    return null;
  }
}

const film = (name: string, { id = '', video_id = id }: Record<string, string>): string | null =>
  filmOf(name, video_id) ?? (/youtube|vimeo/.test(name) ? addressIn(id) : null);

const element = (name: string, attributes: Record<string, string>, children: Node[] = []): Node => ({
  ...{ name, attributes, children },
});

const strong = (words: string): Node => element('strong', {}, [words]);

/** Where the pictures of links stand, with the link as `?link=`. */
export const PLAN_PICTURE = '/plan-picture.png';

/** The address of the picture of a link. */
export const planPicture = (origin: string, link: string): string =>
  `${origin}${PLAN_PICTURE}?link=${encodeURIComponent(link)}`;

/** Where this site hands on the pictures of the firm's WordPress. */
export const WORDPRESS_MEDIA = '/media/wordpress/';

const FILES = /\.(?:svg|png|jpe?g|gif|webp|avif|pdf)$/i;

/**
 * Address here of a file of WordPress's library, or null for one of a kind that this site does not hand on.
 *
 * @param upload its path below `uploads/`, percent-encoded as it stands in an address
 */
export const mediaAddress = (upload: string): string | null =>
  FILES.test(upload) ? `${WORDPRESS_MEDIA}${upload}` : null;

/**
 * Tells under which address a picture of a post is shown. Pictures that WordPress itself holds come through this site,
 * so that readers meet no second server; pictures elsewhere only over https.
 *
 * @param base address of the WordPress as the origin reaches it
 * @param link the post's public address, whose host may differ from that of `base`
 */
export function imageAddressOf(base: string, link: string): (src: string) => string | null {
  const hosts = [base, link].filter((address) => URL.canParse(address)).map((address) => new URL(address).host);
  return (src) => {
    const from = URL.canParse(link) ? link : base;
    if (src.trim() === '' || !URL.canParse(src, from)) return null;
    const url = new URL(src, from);
    const upload = /\/wp-content\/uploads\/(.+)$/.exec(url.pathname)?.[1];
    if (hosts.includes(url.host)) return upload === undefined ? null : `${WORDPRESS_MEDIA}${upload}`;
    return url.protocol === 'https:' && url.username === '' ? url.href : null;
  };
}

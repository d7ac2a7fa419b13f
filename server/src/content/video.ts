/** Id of a YouTube film in any of its usual addresses, or null. */
export function videoId(address: string): string | null {
  let url: URL;
  try {
    url = new URL(address.startsWith('//') ? `https:${address}` : address);
  } catch {
    return null;
  }
  const host = url.hostname.replace(/^(?:www|m|music)\./, '');
  const path = url.pathname.split('/');
  const id =
    host === 'youtu.be'
      ? path[1]
      : host === 'youtube.com' || host === 'youtube-nocookie.com'
        ? (url.searchParams.get('v') ??
          (['embed', 'shorts', 'live', 'v', 'e', 'watch'].includes(path[1] ?? '') ? path[2] : undefined))
        : undefined;
  // A list of films and a channel's live film have frames too, under words as long as an id.
  return id !== undefined && /^(?!videoseries|live_stream)[\w-]{11}$/.test(id) ? id : null;
}

/** Address of a film by its number, as builders and their scripts keep it; null where `maker` names none, or it is no number. */
export function filmOf(maker: string, id: string): string | null {
  if (/youtube|(?:^|[\s-])yt-/.test(maker) && /^[\w-]{11}$/.test(id)) return `https://www.youtube.com/watch?v=${id}`;
  return /vimeo/.test(maker) && /^\d+$/.test(id) ? `https://vimeo.com/${id}` : null;
}

/**
 * Turns a film's bare address, as WordPress leaves it in an embed, and links whose text is the address, into a link that
 * the page opens as a player on a click. Works on HTML that is clean already.
 */
export function withVideoLinks(html: string): string {
  return html
    .replace(/<a [^>]*>(https?:\/\/[^<\s]+)<\/a>/g, (link, address: string) => videoLink(address) ?? link)
    .replace(/(^|<(?!a\b)[^>]+>)\s*(https?:\/\/[^<\s]+)\s*(?=<|$)/g, (whole, before: string, address: string) => {
      const link = videoLink(address);
      return link === null ? whole : `${before}${link}`;
    });
}

function videoLink(address: string): string | null {
  const id = videoId(address.replaceAll('&amp;', '&'));
  if (id === null) return null;
  return `<a class="video" href="https://www.youtube.com/watch?v=${id}" rel="noopener noreferrer">Play the film (it loads from YouTube)</a>`;
}

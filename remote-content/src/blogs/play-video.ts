import type { MouseEvent } from 'react';
import { messages } from '#messages.en.ts';

/** A click on a film's link puts YouTube's player in its place; until then nothing is asked of YouTube. */
export function playVideo(event: MouseEvent<HTMLElement>): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a.video') : null;
  const id = link === null ? null : new URL(link.href).searchParams.get('v');
  if (link === null || id === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const frame = document.createElement('iframe');
  frame.src = `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}?autoplay=1`;
  frame.title = messages.filmFallbackTitle;
  frame.className = 'video';
  frame.allow = 'autoplay; encrypted-media; picture-in-picture';
  frame.allowFullscreen = true;
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  link.replaceWith(frame);
  frame.focus();
}

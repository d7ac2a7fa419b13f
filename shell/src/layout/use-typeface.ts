import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'shared/router';

/** As documents call the firm's typeface (`server/src/site/typeface.ts`). */
const FAMILY = 'brand';

/**
 * Has a page that began in the stand-ins change to the firm's typeface together with its first change of page. Its bytes
 * come after everything else that the page needs.
 */
export function useTypeface(): void {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  const wear = useRef<(() => void) | null>(null);
  useEffect(() => {
    void fetchTypeface().then((fetched) => {
      wear.current = fetched;
    });
  }, []);
  // In the layout phase: lines are shorter in it, and the place that a link names is scrolled to right after.
  useLayoutEffect(() => {
    if (pathname === first.current) return;
    wear.current?.();
    wear.current = null;
  }, [pathname]);
}

/**
 * @returns puts the typeface on: while another page takes the place of this one, that moves nothing that is read.
 *   Resolves to null without a typeface, and when it did not come: the next document tries again
 */
async function fetchTypeface(): Promise<(() => void) | null> {
  const declared = document.querySelector<HTMLStyleElement>('style[data-typeface]')?.sheet?.cssRules ?? [];
  const faces = [...declared]
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map(({ style }) => {
      const letters = style.getPropertyValue('unicode-range');
      return new FontFace(FAMILY, style.getPropertyValue('src'), {
        weight: style.getPropertyValue('font-weight'),
        ...(letters !== '' && { unicodeRange: letters }),
      });
    });
  try {
    await Promise.all(faces.map((face) => face.load()));
  } catch {
    return null;
  }
  return () => {
    for (const face of faces) document.fonts.add(face);
  };
}

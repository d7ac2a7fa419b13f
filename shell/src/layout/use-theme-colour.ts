import { useEffect } from 'react';

/**
 * Has the browser's own bars follow a theme that the visitor chose: documents name the colours of the device's theme
 * (`server/src/documents/document.ts`).
 */
export function useThemeColour(): void {
  useEffect(() => {
    const root = document.documentElement;
    const bars = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
    const named = bars.map(({ content }) => content);
    const follow = () => {
      const shown = getComputedStyle(root).getPropertyValue('--surface').trim();
      bars.forEach((bar, index) => {
        bar.content = root.dataset.theme === undefined ? (named[index] ?? shown) : shown;
      });
    };
    follow();
    const observer = new MutationObserver(follow);
    observer.observe(root, { attributeFilter: ['data-theme'] });
    return () => observer.disconnect();
  }, []);
}

import { useEffect } from 'react';

/**
 * Names the icon that iPhones put on their home screen: one without round corners, which they cut themselves. They read it
 * when somebody asks for that, so it needs no place in the document; the manifest's icons are for the others.
 */
export function useHomeScreenIcon(): void {
  useEffect(() => {
    const link = document.createElement('link');
    link.rel = 'apple-touch-icon';
    link.href = '/apple-touch-icon.png';
    document.head.append(link);
    return () => link.remove();
  }, []);
}

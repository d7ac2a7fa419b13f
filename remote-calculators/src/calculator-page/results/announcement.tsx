import { useEffect, useState } from 'react';
import { QUIET_MS } from '#calculator-page/scenario/quiet.ts';

/** Reads the newest result out once typing or dragging has paused, and never in between. */
export function Announcement({ text }: { text: string }) {
  const [said, setSaid] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), QUIET_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p
      className="visually-hidden"
      role="status"
      aria-live="polite"
      aria-atomic="true"
      data-early="spoken"
      suppressHydrationWarning
    >
      {said}
    </p>
  );
}

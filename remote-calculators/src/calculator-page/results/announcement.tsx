import { useEffect, useState } from 'react';

/** How long typing has to pause before the result is read out. */
const QUIET_MS = 700;

/** Reads the newest result out once typing or dragging has paused, so that a drag is one announcement and not ninety. */
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

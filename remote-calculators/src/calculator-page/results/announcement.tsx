/** What the live core has read out once typing or dragging has paused, and never in between. */
export function Announcement({ text }: { text: string }) {
  return (
    <p
      className="visually-hidden"
      role="status"
      aria-live="polite"
      aria-atomic="true"
      data-early="spoken"
      suppressHydrationWarning
    >
      {text}
    </p>
  );
}

import { type FocusEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react';

/**
 * A button that shows and hides a panel. Escape, a press outside, focus that leaves, Back and choosing something in the
 * panel close it; after Escape and a choice, focus returns to the button.
 */
export function useDisclosure() {
  const [open, setOpen] = useState(false);
  // Until then the style sheet opens the panel by focus or a press, so that the menu works before this script runs.
  const [live, setLive] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  useEffect(() => {
    setLive(true);
    // Whoever is in the panel by then stays in it. A press may have come before this.
    const within = document.getElementById(panelId)?.contains(document.activeElement) ?? false;
    setOpen((opened) => opened || within);
  }, [panelId]);

  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    const over = new AbortController();
    const { signal } = over;
    document.addEventListener('keydown', onKey, { signal });
    document.addEventListener('pointerdown', onPress, { signal });
    addEventListener('popstate', () => setOpen(false), { signal });
    return () => over.abort();
  }, [open]);

  return {
    open,
    rootProps: {
      ref: root,
      className: `menu${live ? ' is-live' : ''}${open ? ' is-open' : ''}`,
      onBlur: (event: FocusEvent) => {
        if (live && event.relatedTarget !== null && !root.current?.contains(event.relatedTarget)) setOpen(false);
      },
    },
    buttonProps: {
      ref: button,
      type: 'button' as const,
      'aria-expanded': open,
      'aria-controls': panelId,
      // A press that had to wait for this code opens: nothing has been open until now.
      onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => setOpen(!open || 'waiting' in currentTarget.dataset),
    },
    panelProps: {
      id: panelId,
      onClick: (event: MouseEvent) => {
        if (!(event.target instanceof Element) || event.target.closest('a, button') === null) return;
        setOpen(false);
        button.current?.focus();
      },
    },
  };
}

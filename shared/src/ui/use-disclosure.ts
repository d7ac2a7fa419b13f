import { type FocusEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react';

/**
 * A button that shows and hides a panel. Escape, a press outside, focus that leaves and choosing something in the panel
 * close it; except for the press and the leaving focus, focus returns to the button.
 */
export function useDisclosure() {
  const [open, setOpen] = useState(false);
  // Until then the style sheet opens the panel by focus alone, so that the menu works before this script runs.
  const [live, setLive] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  useEffect(() => {
    setLive(true);
    setOpen(root.current?.contains(document.activeElement) ?? false);
  }, []);

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
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
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
      onClick: () => setOpen(!open),
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

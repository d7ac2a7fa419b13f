import { type RefObject, useEffect, useState } from 'react';

const FIELDS = 'input:not([type="checkbox"], [type="radio"], [type="range"]), textarea, select, [contenteditable]';
/** Pixels around the corner within which a field counts as near. */
const NEAR_PX = 96;

/**
 * Whether somebody is filling a field near a corner of the window. On a phone every field is near: its keyboard takes
 * the half of the window that the corner is in.
 */
export function useFieldNear(corner: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);

  useEffect(() => {
    const look = () => {
      const field = document.activeElement;
      setNear(field?.matches(FIELDS) === true && corner.current !== null && isNear(field, corner.current));
    };
    // Focus that moves on to another field leaves this one first.
    const leave = ({ relatedTarget }: FocusEvent) => relatedTarget === null && setNear(false);
    document.addEventListener('focusin', look);
    document.addEventListener('focusout', leave);
    addEventListener('scroll', look, { passive: true });
    return () => {
      document.removeEventListener('focusin', look);
      document.removeEventListener('focusout', leave);
      removeEventListener('scroll', look);
    };
  }, [corner]);

  return near;
}

function isNear(field: Element, corner: Element): boolean {
  if (matchMedia('(max-width: 47.99em)').matches) return true;
  const box = field.getBoundingClientRect();
  const place = corner.getBoundingClientRect();
  return (
    box.right > place.left - NEAR_PX &&
    box.left < place.right + NEAR_PX &&
    box.bottom > place.top - NEAR_PX &&
    box.top < place.bottom + NEAR_PX
  );
}

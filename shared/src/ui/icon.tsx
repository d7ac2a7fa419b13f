import { type IconName, iconPaths } from '#ui/icon-paths.ts';

/** A line icon beside words or inside a control that has its own name; it never speaks by itself. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={className === undefined ? 'icon' : `icon ${className}`} viewBox="0 0 20 20" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  );
}

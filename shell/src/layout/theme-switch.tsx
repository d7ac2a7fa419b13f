import { Icon } from 'shared/ui';
import { switchTheme } from '#theme/switch-theme.ts';

/** Every element of the page is styled anew, which a slow phone takes a while for: the press itself is shown first. */
const switchAfterPaint = () => requestAnimationFrame(() => setTimeout(switchTheme));

/** Both icons are drawn and the style sheet shows one: the server does not know the visitor's theme. */
export function ThemeSwitch() {
  return (
    <button
      type="button"
      className="button button--quiet button--icon theme-switch"
      aria-label="Switch between light and dark"
      onClick={switchAfterPaint}
    >
      <Icon name="moon" className="in-light" />
      <Icon name="sun" className="in-dark" />
    </button>
  );
}

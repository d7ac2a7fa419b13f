import { useEffect, useState } from 'react';
import { whenSeenAgain } from 'shared/seen-again';
import { classNames, Icon, type IconName } from 'shared/ui';
import { useDisclosure } from 'shared/ui/use-disclosure';
import { chosenTheme, switchTheme, type Theme } from '#layout/switch-theme.ts';
import { messages } from '#messages.en.ts';
import { markTheme } from '#start/page-marks.ts';

const THEMES: readonly { theme: Theme; label: string; icon: IconName }[] = [
  { theme: 'system', label: messages.themeDevice, icon: 'device' },
  { theme: 'light', label: messages.themeLight, icon: 'sun' },
  { theme: 'dark', label: messages.themeDark, icon: 'moon' },
];

/** Every element of the page is styled anew, which a slow phone takes a while for: the press itself is shown first. */
const switchAfterPaint = (theme: Theme) => requestAnimationFrame(() => setTimeout(() => switchTheme(theme)));

/** The button shows the theme of the page by the style sheet: the server does not know the visitor's. */
export function ThemeSwitch() {
  const { open, rootProps, buttonProps, panelProps } = useDisclosure();
  const [chosen, setChosen] = useState<Theme>('system');
  useEffect(() => {
    const look = () => {
      // Where none are kept, a choice lasts as long as its page.
      if (navigator.cookieEnabled) markTheme();
      setChosen(chosenTheme());
    };
    look();
    // Another page or tab may have chosen since.
    return whenSeenAgain(look);
  }, []);

  return (
    <div {...rootProps} className={classNames(rootProps.className, 'theme-switch')}>
      <button
        {...buttonProps}
        className="button button--quiet button--icon"
        aria-label={messages.themeIs({ theme: nameOf(chosen) })}
      >
        <Icon name="sun" className="in-light" />
        <Icon name="moon" className="in-dark" />
      </button>
      {/* Nobody can choose before this script runs: the document goes without it. */}
      {open && (
        <fieldset {...panelProps} className="menu__panel" aria-label={messages.themeLabel}>
          {THEMES.map(({ theme, label, icon }) => (
            <button
              key={theme}
              type="button"
              aria-pressed={theme === chosen}
              onClick={() => {
                setChosen(theme);
                switchAfterPaint(theme);
              }}
            >
              <Icon name={icon} />
              {label}
              {theme === chosen && <Icon name="check" className="menu__chosen" />}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}

const nameOf = (chosen: Theme): string => THEMES.find(({ theme }) => theme === chosen)?.label.toLowerCase() ?? '';

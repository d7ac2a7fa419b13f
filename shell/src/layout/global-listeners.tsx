import { type MouseEvent, useId, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { addressIn, LANGUAGES, type Language } from 'shared/language';
import { Link, useLocation } from 'shared/router';
import { useSite } from 'shared/site';
import { leadsOf } from 'shared/snapshot';
import { Find } from '#find/find.tsx';
import { FindRow } from '#find/find-button.tsx';
import { useTerms } from '#layout/terms/use-terms.ts';
import { useHomeScreenIcon } from '#layout/use-home-screen-icon.ts';
import { useThemeColour } from '#layout/use-theme-colour.ts';
import { useTypeface } from '#layout/use-typeface.ts';
import { useLoader } from '#manifest/loader.tsx';
import { pagePath } from '#manifest/page-path.ts';
import { PreviewBanner } from '#releases/preview-banner.tsx';
import { UpdateNotice } from '#releases/update-notice.tsx';

/** The end of the phone's menu: nothing above it moves when it comes. */
export const PhoneRows = () => (
  <>
    <FindRow />
    <Ways />
  </>
);

/**
 * What waits on every page for something to happen: a word to explain, an urgent release, the end of a preview. "Find
 * anything", the other languages, the typeface and what home screens ask for come with it.
 */
export function GlobalListeners({ unsaved }: { unsaved: boolean }) {
  useTerms();
  useTypeface();
  useThemeColour();
  useHomeScreenIcon();
  return (
    <>
      <Find />
      <LanguageSwitch />
      <PreviewBanner />
      <UpdateNotice unsaved={unsaved} />
    </>
  );
}

/**
 * The page in the site's other languages, each by its own name. Documents of their own: releases are loaded in one
 * language. It comes with what every page fetches last, so that English pages carry nothing of it.
 */
export function LanguageSwitch() {
  const { languages = [] } = useSite();
  const { snapshot } = useLoader();
  const { pathname, search } = useLocation();
  const now = snapshot.language ?? 'en';
  const others = (['en', ...languages] as Language[]).filter((language) => language !== now);
  const links = others.map((language) => (
    <a
      key={language}
      href={addressIn(language, pathname + search)}
      hrefLang={LANGUAGES[language].tag}
      lang={LANGUAGES[language].tag}
      onClick={(event) => followFigures(event, language)}
    >
      {LANGUAGES[language].name}
    </a>
  ));
  // The header has room for one, the footer for all.
  return [...document.querySelectorAll('.languages')].map((place, index) =>
    createPortal(index === 0 ? links[0] : links, place),
  );
}

/** A page writes its figures into the address by itself: the link goes where that leads at the moment of the press. */
function followFigures({ currentTarget }: MouseEvent<HTMLAnchorElement>, language: Language): void {
  const { pathname, search, hash } = location;
  currentTarget.href = addressIn(language, pagePath(pathname) + search + hash);
}

/** Every calculator and goal of the live releases, by what somebody wants. Nothing before the directory has come. */
export function Ways() {
  const { directory } = useLoader();
  const whole = useSyncExternalStore(directory.subscribe, directory.current, directory.current);
  const { pathname } = useLocation();
  const id = useId();
  const rows = whole === null ? [] : leadsOf(whole).flatMap(({ path, menu }) => (menu ? [{ path, ...menu }] : []));
  const groups = [...new Set(rows.map(({ group }) => group))];
  return groups.map((title, place) => (
    <div key={title}>
      <p className="caption" id={id + place}>
        {title}
      </p>
      <ul className="ways__rows" aria-labelledby={id + place}>
        {rows
          .filter(({ group }) => group === title)
          .map(({ path, name }) => (
            <li key={path}>
              <Link to={path} aria-current={path === pathname ? 'page' : undefined}>
                {name}
              </Link>
            </li>
          ))}
      </ul>
    </div>
  ));
}

import type { MouseEvent } from 'react';
import { createPortal } from 'react-dom';
import { addressIn, LANGUAGES, type Language } from 'shared/language';
import { useLocation } from 'shared/router';
import { useSite } from 'shared/site';
import { useLoader } from '#manifest/loader.tsx';
import { pagePath } from '#manifest/page-path.ts';

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

import { Find } from '#find/find.tsx';
import { FindRow } from '#find/find-button.tsx';
import { LanguageSwitch } from '#layout/language-switch.tsx';
import { useTerms } from '#layout/terms/use-terms.ts';
import { useHomeScreenIcon } from '#layout/use-home-screen-icon.ts';
import { useThemeColour } from '#layout/use-theme-colour.ts';
import { useTypeface } from '#layout/use-typeface.ts';
import { Ways } from '#layout/ways.tsx';
import { PreviewBanner } from '#releases/preview-banner.tsx';
import { UpdateNotice } from '#releases/update-notice.tsx';

export { Ways };

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
export function Attendants({ unsaved }: { unsaved: boolean }) {
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

// By the package's own name: the bundler shares that module with the page, a relative copy would have no provider.
import { useSite } from 'shared/site';
import { LegalText } from '#legal/legal-text.tsx';
import { privacyOf } from '#legal/privacy.ts';
import { termsOf } from '#legal/terms.ts';

/** The Terms of Use as the body of a dialog, whose own title stands above. */
export function TermsText() {
  return <LegalText document={termsOf(useSite())} headings="h3" />;
}

/** The Privacy Policy as the body of a dialog, whose own title stands above. */
export function PrivacyText() {
  return <LegalText document={privacyOf(useSite())} headings="h3" />;
}

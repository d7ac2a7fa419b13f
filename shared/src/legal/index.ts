// Legal texts are long: a page that does not open with one loads this subpath only when it is asked for.
export { PrivacyText, TermsText } from '#legal/dialog-texts.tsx';
export type { LegalDocument } from '#legal/legal-document.ts';
export { LegalText } from '#legal/legal-text.tsx';
export { privacyOf } from '#legal/privacy.ts';
export { termsOf } from '#legal/terms.ts';

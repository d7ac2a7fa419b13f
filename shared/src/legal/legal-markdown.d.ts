// Legal texts in Markdown, read by `rspack.markdown.ts`: names and tables by their places.
declare module '*/legal/terms.md' {
  import type { Block, LegalDocument } from '#legal/legal-document.ts';

  const terms: (values: Readonly<Record<string, Block>>) => LegalDocument;
  export default terms;
}
declare module '*/legal/privacy.md' {
  import type { Block, LegalDocument } from '#legal/legal-document.ts';

  const privacy: (values: Readonly<Record<string, Block>>) => LegalDocument;
  export default privacy;
}

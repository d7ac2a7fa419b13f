/** Help in Markdown, read by `rspack.markdown.ts`. */
declare module '*/help.en.md' {
  import type { ReactNode } from 'react';
  import type { HelpText } from '#definition/definition.ts';

  /** @param values figures, tables and questions by the names of their places */
  const explained: (values: Readonly<Record<string, ReactNode | HelpText['questions'][number]>>) => HelpText;
  export default explained;
}

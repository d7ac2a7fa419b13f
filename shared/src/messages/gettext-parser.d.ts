/** What is used of it: PO files as tools of translators write them. */
declare module 'gettext-parser' {
  export interface Entry {
    msgctxt?: string;
    msgid: string;
    msgstr: string[];
    comments?: { extracted?: string; flag?: string };
  }
  export interface Po {
    charset: string;
    headers: Record<string, string>;
    translations: Record<string, Record<string, Entry>>;
  }
  export const po: { parse: (text: string) => Po; compile: (po: Po) => Uint8Array };
}

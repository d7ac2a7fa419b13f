import { formatDate } from 'shared/format/date';
import type { SiteFacts } from 'shared/site';
import { messages } from '#calculator-page/keep/messages.en.ts';
import type { FileTable } from '#calculator-page/keep/table-file.ts';
import { PAST_PERFORMANCE } from '#engine/illustration/limits.ts';
import type { FileNote } from '#outcome/printed-text.ts';
import { riskWarning } from '#outcome/risk-warning.ts';

export interface Kept {
  /** The calculator. */
  title: string;
  /** What was typed, as it stands in the fields. */
  inputs: readonly FileNote[];
  /** How the figures are made. */
  convention: string;
  /** `YYYY-MM-DD`, or null while the page does not know the day. */
  today: string | null;
  /** What the figures depend on, where that is not a fund's return. */
  dependsOn?: string | undefined;
  link: string;
}

/** What a file is made of, before its page says where it opens again. */
export interface FileSource {
  /** Sheets for the workbook; the first one is also the CSV. */
  tables: readonly FileTable[];
  made: Omit<Kept, 'link'>;
}

/** A file leaves the site: it carries what it was made from and by whom, and what every figure on the site carries. */
export const aboutFile = (
  { title, inputs, convention, today, dependsOn, link }: Kept,
  firm: SiteFacts['firm'],
): FileNote[] => [
  [messages.calculator, title],
  ...inputs,
  [messages.howItIsWorkedOut, convention],
  ...(today === null ? [] : [[messages.date, formatDate(today)] as const]),
  [messages.openItAgain, link],
  [messages.firm, messages.distributor({ legalName: firm.legalName })],
  [messages.arn, firm.arn],
  [messages.warning, riskWarning(dependsOn)],
  [messages.pastPerformance, PAST_PERFORMANCE],
];

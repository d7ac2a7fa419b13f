import type { SiteFacts } from 'shared/site';
import { aboutFile, type FileSource } from '#calculator-page/keep/about-file.ts';
import { saveFile } from '#calculator-page/keep/save-file.ts';
import { toCsv } from '#calculator-page/keep/table-file.ts';
import { toXlsx } from '#calculator-page/keep/xlsx.ts';

const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Where a file leads back to, and whose it is. */
export interface FileOrigin {
  link: string;
  firm: SiteFacts['firm'];
}

/** Hands the tables of a result to the visitor; a CSV holds the first one. Fetched when somebody asks for a file. */
export function saveAs(
  kind: 'csv' | 'xlsx',
  name: string,
  { tables, made }: FileSource,
  { link, firm }: FileOrigin,
): void {
  const about = aboutFile({ ...made, link }, firm);
  const [first] = tables;
  if (first === undefined) return;
  if (kind === 'csv') saveFile(`${name}.csv`, toCsv(first, about), 'text/csv;charset=utf-8');
  else saveFile(`${name}.xlsx`, toXlsx(tables, about), XLSX_TYPE);
}

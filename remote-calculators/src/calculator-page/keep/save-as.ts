import { strToU8, zipSync } from 'fflate';
import { formatDate } from 'shared/format/date';
import { saveFile } from 'shared/save-file';
import type { SiteFacts } from 'shared/site';
import { type FileTable, toCsv } from '#calculator-page/keep/table-file.ts';
import { PAST_PERFORMANCE } from '#engine/illustration/limits.ts';
import { messages } from '#messages.en.ts';
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
  /** Where the figures stand again; '' where no link holds them. */
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
  [messages.fileCalculator, title],
  ...inputs,
  [messages.fileHow, convention],
  ...(today === null ? [] : [[messages.fileDate, formatDate(today)] as const]),
  ...(link === '' ? [] : [[messages.fileLink, link] as const]),
  [messages.fileFirm, messages.distributor({ legalName: firm.legalName })],
  [messages.fileArn, firm.arn],
  [messages.fileWarning, riskWarning(dependsOn)],
  [messages.filePast, PAST_PERFORMANCE],
];

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

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SHEETS = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Cell formats by their place in `cellXfs`: bold heads, whole numbers, amounts with two places (format 4), days (format 14). */
const style = { head: 1, amount: 2, day: 3 } as const;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const written = (at: string, text: string, spec = 0): string =>
  `<c r="${at}" s="${spec}" t="inlineStr"><is><t>${escaped(text)}</t></is></c>`;

const MS_A_DAY = 86_400_000;
/** Spreadsheets count days from here. */
const DAY_ZERO = Date.UTC(1899, 11, 30);

/** A figure, a day such as 2024-01-31, or words; the first of a row is a count and shows no places. */
function cellOf(at: string, text: string, isFirst: boolean): string {
  if (text === '') return '';
  const number = (value: string | number, spec: number) => `<c r="${at}"${spec && ` s="${spec}"`}><v>${value}</v></c>`;
  if (/^-?\d+(\.\d+)?$/.test(text)) return number(text, isFirst ? 0 : style.amount);
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(day) ? written(at, text) : number((day - DAY_ZERO) / MS_A_DAY, style.day);
}

function row(cells: readonly string[], number: number, head: boolean): string {
  const drawn = cells.map((cell, index) => {
    const at = `${String.fromCharCode(65 + index)}${number}`;
    return head ? written(at, cell, style.head) : cellOf(at, cell, index === 0);
  });
  return `<row r="${number}">${drawn.join('')}</row>`;
}

function sheet({ head, rows }: FileTable): string {
  const widest = Math.max(...[head, ...rows].map(([first = '']) => first.length));
  const lines = [row(head, 1, true), ...rows.map((cells, index) => row(cells, index + 2, false))];
  return `${XML}<worksheet xmlns="${SHEETS}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="1" width="${Math.max(8, widest + 2)}" customWidth="1"/><col min="2" max="${head.length}" width="20" customWidth="1"/></cols><sheetData>${lines.join('')}</sheetData></worksheet>`;
}

/** What the file says about itself, two columns wide. */
function aboutSheet(about: readonly FileNote[]): string {
  const lines = about.map(
    ([label, text], index) =>
      `<row r="${index + 1}">${written(`A${index + 1}`, label, style.head)}${written(`B${index + 1}`, text)}</row>`,
  );
  return `${XML}<worksheet xmlns="${SHEETS}"><cols><col min="1" max="1" width="28" customWidth="1"/><col min="2" max="2" width="90" customWidth="1"/></cols><sheetData>${lines.join('')}</sheetData></worksheet>`;
}

/**
 * A workbook with one sheet per table and one about them, as the bytes of an .xlsx file. Amounts are numbers shown with two places, so
 * they can be summed; nothing else of the format is used.
 */
export function toXlsx(tables: readonly FileTable[], about: readonly FileNote[]): Uint8Array<ArrayBuffer> {
  const sheets = [
    ...tables.map((table) => ({ name: table.name, xml: sheet(table) })),
    { name: messages.fileSheet, xml: aboutSheet(about) },
  ];
  const each = (draw: (name: string, number: number) => string) =>
    sheets.map(({ name }, index) => draw(name, index + 1)).join('');
  const parts: Record<string, string> = {
    '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/>${each((_, n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${TYPES}.worksheet+xml"/>`)}</Types>`,
    '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${XML}<workbook xmlns="${SHEETS}" xmlns:r="${OFFICE}/relationships"><sheets>${each((name, n) => `<sheet name="${escaped(name)}" sheetId="${n}" r:id="rId${n}"/>`)}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships">${each((_, n) => `<Relationship Id="rId${n}" Type="${OFFICE}/relationships/worksheet" Target="worksheets/sheet${n}.xml"/>`)}<Relationship Id="rIdStyles" Type="${OFFICE}/relationships/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `${XML}<styleSheet xmlns="${SHEETS}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="4"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="4" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="14" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  };
  for (const [index, { xml }] of sheets.entries()) parts[`xl/worksheets/sheet${index + 1}.xml`] = xml;
  return zipSync(Object.fromEntries(Object.entries(parts).map(([path, xml]) => [path, strToU8(xml)])));
}

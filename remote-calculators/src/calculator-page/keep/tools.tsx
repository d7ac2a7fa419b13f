import { useSite } from 'shared/site';
import { Button, toast, useHydrated } from 'shared/ui';
import { aboutFile, type Kept } from '#calculator-page/keep/about-file.ts';
import { linkTo } from '#calculator-page/keep/link-to.ts';
import { messages } from '#calculator-page/keep/messages.en.ts';
import { saveFile } from '#calculator-page/keep/save-file.ts';
import { type FileTable, toCsv } from '#calculator-page/keep/table-file.ts';
import { settleNow } from '#calculator-page/settle/settle-now.ts';

interface ToolsProps {
  /** First part of the names of files, such as `sip`. */
  name: string;
  /** Figures are missing, so there is nothing to keep yet. */
  nothing: boolean;
  /** The scenario as a query without '?'. */
  query: () => string;
  /** Sheets for the workbook; the first one is also the CSV. Made only when asked for. */
  tables: () => readonly FileTable[];
  /** What was typed, and how the figures are made, as the files say it. */
  made: () => Pick<Kept, 'title' | 'inputs' | 'convention' | 'today'>;
}

const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Ways to keep a result: a link that opens it again, two files, and paper. */
export function Tools({ name, nothing, query, tables, made }: ToolsProps) {
  const { firm } = useSite();
  // Until React has come, nothing would answer a press.
  const off = !useHydrated() || nothing;
  /** Tables and what they are about, of one moment: what is still on its way is shown first. */
  const file = () => {
    settleNow();
    return { sheets: tables(), about: aboutFile({ ...made(), link: linkTo(query()) }, firm) };
  };
  const copyLink = async () => {
    settleNow();
    const link = linkTo(query());
    try {
      await navigator.clipboard.writeText(link);
      toast(messages.linkCopiedToClipboard, 'success');
    } catch {
      toast(messages.copyThisAddress({ link }), 'info');
    }
  };
  const saveCsv = () => {
    const { sheets, about } = file();
    const [first] = sheets;
    if (first) saveFile(`${name}.csv`, toCsv(first, about), 'text/csv;charset=utf-8');
  };
  const saveXlsx = async () => {
    // Before the writer is fetched: what is typed meanwhile is another scenario.
    const { sheets, about } = file();
    try {
      const { toXlsx } = await import('#calculator-page/keep/xlsx.ts');
      saveFile(`${name}.xlsx`, toXlsx(sheets, about), XLSX_TYPE);
    } catch {
      toast(messages.theXlsxFileCouldNot, 'error');
    }
  };
  const print = () => {
    settleNow();
    window.print();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are actions, not fields of a form
    <div className="tools needs-script" role="group" aria-label={messages.keepThisResult}>
      <Button variant="secondary" icon="link" disabled={off} onClick={copyLink}>
        {messages.link}
      </Button>
      <Button variant="secondary" icon="download" disabled={off} onClick={saveCsv}>
        {messages.csv}
      </Button>
      <Button variant="secondary" icon="download" disabled={off} onClick={saveXlsx}>
        {messages.xlsx}
      </Button>
      <Button variant="secondary" icon="print" disabled={off} onClick={print}>
        {messages.print}
      </Button>
    </div>
  );
}

import { Button, toast } from 'shared/ui';
import { saveFile } from '#calculator-page/keep/save-file.ts';
import { type FileTable, toCsv } from '#calculator-page/keep/table-file.ts';

interface ToolsProps {
  /** First part of the names of files, such as `sip`. */
  name: string;
  /** Figures are missing, so there is nothing to keep yet. */
  nothing: boolean;
  /** The scenario as a query without '?'. */
  query: () => string;
  /** Sheets for the workbook; the first one is also the CSV. Made only when asked for. */
  tables: () => readonly FileTable[];
}

const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Ways to keep a result: a link that opens it again, two files, and paper. */
export function Tools({ name, nothing, query, tables }: ToolsProps) {
  const copyLink = async () => {
    const link = `${window.location.origin}${window.location.pathname}?${query()}`;
    try {
      await navigator.clipboard.writeText(link);
      toast('Link copied to clipboard!', 'success');
    } catch {
      toast(`Copy this address: ${link}`, 'info');
    }
  };
  const saveCsv = () => {
    const [first] = tables();
    if (first) saveFile(`${name}.csv`, toCsv(first), 'text/csv;charset=utf-8');
  };
  const saveXlsx = async () => {
    try {
      const { toXlsx } = await import('#calculator-page/keep/xlsx.ts');
      saveFile(`${name}.xlsx`, toXlsx(tables()), XLSX_TYPE);
    } catch {
      toast('The XLSX file could not be made. Please try again, or use CSV.', 'error');
    }
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are actions, not fields of a form
    <div className="tools needs-script" role="group" aria-label="Keep this result">
      <Button variant="secondary" icon="link" disabled={nothing} onClick={copyLink}>
        Link
      </Button>
      <Button variant="secondary" icon="download" disabled={nothing} onClick={saveCsv}>
        CSV
      </Button>
      <Button variant="secondary" icon="download" disabled={nothing} onClick={saveXlsx}>
        XLSX
      </Button>
      <Button variant="secondary" icon="print" disabled={nothing} onClick={() => window.print()}>
        Print
      </Button>
    </div>
  );
}

import { useSite } from 'shared/site';
import { Button, toast, useHydrated } from 'shared/ui';
import type { FileSource } from '#calculator-page/keep/about-file.ts';
import { linkTo } from '#calculator-page/keep/link-to.ts';
import { messages } from '#calculator-page/keep/messages.en.ts';
import { settleNow } from '#calculator-page/settle/settle-now.ts';

interface ToolsProps {
  /** First part of the names of files, such as `sip`. */
  name: string;
  /** Figures are missing, so there is nothing to keep yet. */
  nothing: boolean;
  /** The scenario as a query without '?'. */
  query: () => string;
  /** What a file of this moment is made of. */
  file: () => FileSource | Promise<FileSource>;
}

/** Ways to keep a result: a link that opens it again, two files, and paper. */
export function Tools({ name, nothing, query, file }: ToolsProps) {
  const { firm } = useSite();
  // Until React has come, nothing would answer a press.
  const off = !useHydrated() || nothing;
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
  const save = async (kind: 'csv' | 'xlsx') => {
    settleNow();
    const link = linkTo(query());
    try {
      // Asked for together: what is typed while the writer is fetched is another scenario.
      const [source, { saveAs }] = await Promise.all([
        file(),
        import(/* webpackChunkName: "files" */ '#calculator-page/keep/save-as.ts'),
      ]);
      saveAs(kind, name, source, { link, firm });
    } catch {
      toast(messages.theFileCouldNot, 'error');
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
      <Button variant="secondary" icon="download" disabled={off} onClick={() => save('csv')}>
        {messages.csv}
      </Button>
      <Button variant="secondary" icon="download" disabled={off} onClick={() => save('xlsx')}>
        {messages.xlsx}
      </Button>
      <Button variant="secondary" icon="print" disabled={off} onClick={print}>
        {messages.print}
      </Button>
    </div>
  );
}

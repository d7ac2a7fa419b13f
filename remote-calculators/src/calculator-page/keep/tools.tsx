import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useSite } from 'shared/site';
import { Button, Icon, toast, useHydrated } from 'shared/ui';
import { useDisclosure } from 'shared/ui/use-disclosure';
import type { PaperProps } from '#calculator-page/keep/paper.tsx';
import { linkTo } from '#calculator-page/keep/printed-source.tsx';
import type { FileSource } from '#calculator-page/keep/save-as.ts';
import { settleNow } from '#calculator-page/settle/settle-now.ts';
import { messages } from '#messages.en.ts';

interface ToolsProps {
  /** First part of the names of files, such as `sip`. */
  name: string;
  /** Figures are missing, so there is nothing to keep yet. */
  nothing: boolean;
  /** What there is to keep is too long for a link. */
  linkless?: boolean;
  /** The scenario as a query without '?'. */
  query: () => string;
  /** What a file of this moment is made of. */
  file: () => FileSource | Promise<FileSource>;
  /** The way to one's own mail. With it all of them stand in a menu, beside what is pressed more often. */
  mail?: ReactNode;
}

/** Where it does not come, the sheet goes without name and code. */
const Paper = lazy<ComponentType<PaperProps>>(() =>
  import(/* webpackChunkName: "files" */ '#calculator-page/keep/paper.tsx').catch(() => ({ default: PlainPaper })),
);

function PlainPaper({ asked }: PaperProps) {
  useEffect(() => void (asked > 0 && window.print()), [asked]);
  return null;
}

/** Ways to keep a result: a link that opens it again, two files, and paper. */
export function Tools({ name, nothing, linkless, query, file, mail }: ToolsProps) {
  const { firm } = useSite();
  // Until React has come, nothing would answer a press.
  const off = !useHydrated() || nothing;
  const [asked, setAsked] = useState(0);
  const copyLink = async () => {
    settleNow();
    const link = linkTo(query());
    try {
      await navigator.clipboard.writeText(link);
      toast(messages.linkCopiedToast, 'success');
    } catch {
      toast(messages.linkToCopy({ link }), 'info');
    }
  };
  const save = async (kind: 'csv' | 'xlsx') => {
    settleNow();
    const link = linkless ? '' : linkTo(query());
    try {
      // Asked for together: what is typed while the writer is fetched is another scenario.
      const [source, { saveAs }] = await Promise.all([
        file(),
        import(/* webpackChunkName: "files" */ '#calculator-page/keep/save-as.ts'),
      ]);
      saveAs(kind, name, source, { link, firm });
    } catch {
      toast(messages.fileFailed, 'error');
    }
  };
  const ways = (
    <>
      <Button variant="secondary" icon="link" disabled={off || linkless} onClick={copyLink}>
        {messages.keepActionLink}
      </Button>
      <Button variant="secondary" icon="download" disabled={off} onClick={() => save('csv')}>
        {messages.keepActionCsv}
      </Button>
      <Button variant="secondary" icon="download" disabled={off} onClick={() => save('xlsx')}>
        {messages.keepActionXlsx}
      </Button>
      <Button variant="secondary" icon="print" disabled={off} onClick={() => setAsked(asked + 1)}>
        {messages.keepActionPrint}
      </Button>
    </>
  );
  return (
    <>
      {mail === undefined ? (
        // biome-ignore lint/a11y/useSemanticElements: these are actions, not fields of a form
        <div className="tools needs-script" role="group" aria-label={messages.keepLabel} inert={nothing}>
          {ways}
        </div>
      ) : (
        <MoreWays>
          {mail}
          {ways}
        </MoreWays>
      )}
      {asked > 0 && (
        <Suspense>
          <Paper asked={asked} linkless={linkless} query={query} />
        </Suspense>
      )}
    </>
  );
}

/** A button that opens a short list of further ways to keep a result. */
function MoreWays({ children }: { children: ReactNode }) {
  const { rootProps, buttonProps, panelProps } = useDisclosure();
  return (
    <div {...rootProps}>
      <button {...buttonProps} className="button button--secondary">
        {messages.foldMore}
        <Icon name="chevron-down" className="chevron" />
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: these are actions, not fields of a form */}
      <div {...panelProps} className="menu__panel" role="group" aria-label={messages.keepLabel}>
        {children}
      </div>
    </div>
  );
}

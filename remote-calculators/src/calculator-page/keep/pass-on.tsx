import type { MouseEvent } from 'react';
import { withPlan } from 'shared/plan-link';
import { isPlainPress, Link, useNavigate } from 'shared/router';
import { Button, ButtonLink, type IconName, toast, useHydrated } from 'shared/ui';
import { linkTo } from '#calculator-page/keep/printed-source.tsx';
import type { FileSource } from '#calculator-page/keep/save-as.ts';
import { Tools } from '#calculator-page/keep/tools.tsx';
import type { ShownPlan } from '#calculator-page/linked/shown-plan.ts';
import { settleNow } from '#calculator-page/settle/settle-now.ts';
import { messages } from '#messages.en.ts';

interface PassOnProps {
  /** The calculator's path. */
  path: string;
  /** The scenario as it rests, as a query without '?'; '' while it cannot go along, for want of figures or as too long. */
  rests: string;
  /** The newest one. */
  query: () => string;
  /** What it comes to; null while figures are missing. */
  shown: () => ShownPlan | null;
  /** Figures are missing, so there is nothing to keep yet: no way is offered, and their room is kept. */
  nothing: boolean;
  /** What a file of this moment is made of. */
  file: () => FileSource | Promise<FileSource>;
}

/** With what files are made of: both are fetched when somebody presses, or is about to. */
const fetchWays = () => import(/* webpackChunkName: "files" */ '#calculator-page/keep/share.ts');
const fetchAhead = () => void fetchWays().catch(() => {});
const ahead = { onPointerEnter: fetchAhead, onFocus: fetchAhead };

/** One press takes a result to a person, to one's own plans, or to somebody else; two take it to mail, a file or paper. */
export function PassOn({ path, rests, query, shown, nothing, file }: PassOnProps) {
  const navigate = useNavigate();
  /** There is a result, which no link can hold: file and paper can. */
  const linkless = rests === '' && !nothing;
  // Until React has come, nothing would answer a press.
  const off = !useHydrated() || rests === '';
  const linkOf = (scenario: string) => (scenario === '' ? '' : `${path}?${scenario}`);
  /** What was typed a moment ago goes along: the link in the page is that of the last rest. */
  const goTo = (address: (plan: string) => string) => ({
    to: address(linkOf(rests)),
    'data-early': 'plan-link',
    // The form store may have written what was typed there.
    suppressHydrationWarning: true,
    onClick(event: MouseEvent) {
      if (!isPlainPress(event)) return;
      event.preventDefault();
      settleNow();
      navigate(address(linkOf(query())));
    },
  });
  /** A page that takes the plan along. */
  const wayTo = (path: string, icon: IconName, label: string) =>
    linkless ? (
      <Button variant="secondary" icon={icon} disabled>
        {label}
      </Button>
    ) : (
      <ButtonLink variant="secondary" icon={icon} {...goTo((plan) => withPlan(path, plan))}>
        {label}
      </ButtonLink>
    );
  const hand = async (way: keyof Awaited<ReturnType<typeof fetchWays>>) => {
    settleNow();
    const plan = shown();
    const link = linkTo(query());
    const ways = plan && (await fetchWays().catch(() => toast(messages.notShared, 'error')));
    if (ways) ways[way](plan, link);
  };
  return (
    <div className="pass-on-place no-print">
      <div className="pass-on" inert={nothing}>
        <ButtonLink icon="chat" {...goTo((plan) => withPlan('/contactus', plan))}>
          {linkless ? messages.talkToSomebody : messages.passActionTalk}
        </ButtonLink>
        {/* biome-ignore lint/a11y/useSemanticElements: these are actions, not fields of a form */}
        <div className="tools needs-script" role="group" aria-label={messages.passLabel}>
          {wayTo('/myplans', 'plus-square', messages.passActionSave)}
          <Button variant="secondary" icon="whatsapp" disabled={off} {...ahead} onClick={() => hand('openWhatsApp')}>
            {messages.passActionWhatsApp}
          </Button>
          <Button variant="secondary" icon="share" disabled={off} {...ahead} onClick={() => hand('share')}>
            {messages.passActionShare}
          </Button>
          <Tools
            name={path.slice(1)}
            nothing={nothing}
            linkless={linkless}
            query={query}
            file={file}
            mail={wayTo('/mailplan', 'mail', messages.passActionMail)}
          />
        </div>
        {linkless && <p className="pass-on__why caption needs-script">{messages.passTooLong}</p>}
      </div>
      {nothing && (
        <p className="quiet">
          {messages.passIncomplete} <Link to="/contactus">{messages.talkToSomebody}</Link>
        </p>
      )}
    </div>
  );
}

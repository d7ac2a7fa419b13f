import { RefusalNotice, useAction } from 'shared/forms';
import { useLoaded } from 'shared/load';
import { Button, Notice, toast } from 'shared/ui';
import { accountPlans } from '#features/my-plans/account-plans.ts';
import { browserPlans } from '#features/my-plans/browser-plans.ts';
import { messages } from '#features/my-plans/messages.en.ts';

/** What was kept in this browser before the sign-in comes into the account, when that is asked for. */
export function MovePlans({ onMoved }: { onMoved: () => void }) {
  const { loaded, reload } = useLoaded(browserPlans.list);
  const { busy, refusal, run } = useAction();
  const plans = loaded.status === 'ready' ? loaded.value : [];
  async function move() {
    try {
      // The oldest first, so that the account has them in their order; whatever comes next, what has moved is here no longer.
      for (const { id, link, name } of [...plans].reverse()) {
        await accountPlans.add(link, name);
        await browserPlans.remove(id);
      }
      toast(messages.plansMoved, 'success');
    } finally {
      reload();
      onMoved();
    }
  }
  if (plans.length === 0) return null;
  return (
    <Notice kind="info" title={messages.plansInThisBrowser({ count: plans.length })}>
      <div className="flow">
        <p>{plans.map(({ name }) => name).join(' · ')}</p>
        <RefusalNotice title={messages.notAllMoved} refusal={refusal} />
        <div className="button-row">
          <Button variant="secondary" busy={busy} onClick={() => void run(move)}>
            {messages.moveToMyAccount}
          </Button>
        </div>
      </div>
    </Notice>
  );
}

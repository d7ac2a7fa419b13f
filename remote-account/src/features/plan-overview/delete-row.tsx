import { ApiError, call } from 'shared/api';
import { getPlan, type PlanRow, planTag, savePlan } from 'shared/contract/plan';
import { formatRupees } from 'shared/format/rupees';
import { RefusalNotice, useAction } from 'shared/forms';
import { Button, Dialog, toast } from 'shared/ui';
import { messages } from '#features/plan-overview/messages.en.ts';

interface Props {
  rows: readonly PlanRow[];
  /** Which row is to go; null while none is. */
  index: number | null;
  onClose: () => void;
  onSaved: (rows: PlanRow[]) => void;
}

/** Asks once, then saves the plan without the row. */
export function DeleteRow({ rows, index, onClose, onSaved }: Props) {
  const { busy, refusal, setRefusal, run } = useAction();
  const row = index === null ? undefined : rows[index];

  function close() {
    setRefusal(undefined);
    onClose();
  }

  const remove = () =>
    run(async () => {
      const rest = rows.filter((_, other) => other !== index);
      try {
        await call(savePlan, { body: rest, headers: { 'if-match': planTag(rows) } });
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 412)) throw error;
        onSaved(await call(getPlan));
        close();
        toast(messages.changedElsewhere, 'error');
        return;
      }
      toast(messages.dataSavedSuccessfully, 'success');
      close();
      onSaved(rest);
    });

  return (
    <Dialog
      open={row !== undefined}
      onClose={close}
      title={messages.deleteCategoryQuestion({ category: row?.category ?? '' })}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {messages.keepIt}
          </Button>
          <Button variant="danger" busy={busy} onClick={() => void remove()}>
            {messages.deleteIt}
          </Button>
        </>
      }
    >
      <p>{row && messages.amountWithWeight({ amount: formatRupees(row.amount), weight: row.weight })}</p>
      <RefusalNotice title={messages.failedToSaveData} refusal={refusal} />
    </Dialog>
  );
}

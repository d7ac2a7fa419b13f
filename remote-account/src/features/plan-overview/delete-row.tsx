import { useState } from 'react';
import { call } from 'shared/api';
import { type PlanRow, savePlan } from 'shared/contract/plan';
import { formatRupees } from 'shared/format/rupees';
import { asApiError } from 'shared/load';
import { Button, Dialog, Notice, toast } from 'shared/ui';
import { messages } from '#features/plan-overview/messages.en.ts';
import { useBusy } from '#forms/use-busy.ts';

interface Props {
  rows: readonly PlanRow[];
  /** Which row is to go; null while none is. */
  index: number | null;
  onClose: () => void;
  onSaved: (rows: PlanRow[]) => void;
}

/** Asks once, then saves the plan without the row. */
export function DeleteRow({ rows, index, onClose, onSaved }: Props) {
  const [failure, setFailure] = useState<string>();
  const [busy, run] = useBusy();
  const row = index === null ? undefined : rows[index];

  function close() {
    setFailure(undefined);
    onClose();
  }

  const remove = () =>
    run(async () => {
      const rest = rows.filter((_, other) => other !== index);
      try {
        await call(savePlan, { body: rest });
        toast(messages.dataSavedSuccessfully, 'success');
        close();
        onSaved(rest);
      } catch (error) {
        setFailure(asApiError(error).message);
      }
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
      {failure !== undefined && (
        <Notice kind="error" title={messages.failedToSaveData}>
          {failure}
        </Notice>
      )}
    </Dialog>
  );
}

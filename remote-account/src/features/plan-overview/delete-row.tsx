import { useState } from 'react';
import { call } from 'shared/api';
import { type PlanRow, savePlan } from 'shared/contract/plan';
import { formatRupees } from 'shared/format/rupees';
import { asApiError } from 'shared/load';
import { Button, Dialog, Notice, toast } from 'shared/ui';
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
        toast('Data saved successfully', 'success');
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
      title={`Delete ${row?.category ?? ''}?`}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            Keep it
          </Button>
          <Button variant="danger" busy={busy} onClick={() => void remove()}>
            Delete
          </Button>
        </>
      }
    >
      <p>{row && `${formatRupees(row.amount)} with a weight of ${row.weight} leaves your plan.`}</p>
      {failure !== undefined && (
        <Notice kind="error" title="Failed to save data">
          {failure}
        </Notice>
      )}
    </Dialog>
  );
}

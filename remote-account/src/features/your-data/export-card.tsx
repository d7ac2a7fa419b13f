import { useState } from 'react';
import { call } from 'shared/api';
import { exportMe } from 'shared/contract/me';
import { dayInIndia } from 'shared/format/india-time';
import { asApiError } from 'shared/load';
import { Button, Notice, toast } from 'shared/ui';
import { messages } from '#features/your-data/messages.en.ts';
import { saveFile } from '#features/your-data/save-file.ts';
import { useBusy } from '#forms/use-busy.ts';
import { useStepUp } from '#step-up/use-step-up.tsx';

export function ExportCard() {
  const [failure, setFailure] = useState<string>();
  const [busy, run] = useBusy();
  const { withProof, dialog } = useStepUp();

  const download = () =>
    run(async () => {
      setFailure(undefined);
      try {
        const { success, ...everything } = await withProof(() => call(exportMe));
        saveFile(`my-data-${dayInIndia(new Date(everything.exportedAt))}.json`, JSON.stringify(everything, null, 2));
        toast(messages.yourDataIsDownloaded, 'success');
      } catch (error) {
        setFailure(asApiError(error).message);
      }
    });

  return (
    <section className="card your-data__card" aria-labelledby="export">
      <h3 id="export">{messages.downloadYourData}</h3>
      <p className="quiet">{messages.everythingThatIsStored}</p>
      {failure !== undefined && (
        <Notice kind="error" title={messages.theDownloadFailed}>
          {failure}
        </Notice>
      )}
      <Button variant="secondary" icon="download" busy={busy} onClick={() => void download()}>
        {messages.downloadMyData}
      </Button>
      {dialog}
    </section>
  );
}

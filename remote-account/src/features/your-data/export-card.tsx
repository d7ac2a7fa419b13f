import { call } from 'shared/api';
import { exportMe } from 'shared/contract/me';
import { dayInIndia } from 'shared/format/india-time';
import { RefusalNotice, useAction } from 'shared/forms';
import { Button, toast } from 'shared/ui';
import { messages } from '#features/your-data/messages.en.ts';
import { saveFile } from '#features/your-data/save-file.ts';
import { useStepUp } from '#step-up/use-step-up.tsx';

export function ExportCard() {
  const { busy, refusal, run } = useAction();
  const { withProof, dialog } = useStepUp();

  const download = () =>
    run(async () => {
      const { success, ...everything } = await withProof(() => call(exportMe));
      saveFile(`my-data-${dayInIndia(new Date(everything.exportedAt))}.json`, JSON.stringify(everything, null, 2));
      toast(messages.yourDataIsDownloaded, 'success');
    });

  return (
    <section className="card your-data__card" aria-labelledby="export">
      <h3 id="export">{messages.downloadYourData}</h3>
      <p className="quiet">{messages.everythingThatIsStored}</p>
      <RefusalNotice title={messages.theDownloadFailed} refusal={refusal} />
      <Button variant="secondary" icon="download" busy={busy} onClick={() => void download()}>
        {messages.downloadMyData}
      </Button>
      {dialog}
    </section>
  );
}

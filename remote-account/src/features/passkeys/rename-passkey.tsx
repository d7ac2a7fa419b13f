import { call } from 'shared/api';
import { type Passkey, passkeyName, renamePasskey } from 'shared/contract/passkey';
import { ErrorSummary, Field, RefusalNotice, useForm, useValues } from 'shared/forms';
import { Button, Dialog, toast } from 'shared/ui';
import { messages } from '#features/passkeys/messages.en.ts';

interface Props {
  /** Null while none is renamed. */
  passkey: Passkey | null;
  onClose: () => void;
  onRenamed: (passkey: Passkey) => void;
}

const LABELS = { passkeyName: messages.name };

export function RenamePasskey({ passkey, onClose, onRenamed }: Props) {
  const form = useForm({
    labels: LABELS,
    values: useValues({ passkeyName: passkey?.name ?? '' }),
    check({ passkeyName: name }) {
      if (passkey === null) return null;
      const { data, error } = passkeyName.safeParse({ name });
      return error === undefined
        ? { data: { ...passkey, name: data.name } }
        : { errors: { passkeyName: error.issues[0]?.message ?? '' } };
    },
    async send(renamed) {
      await call(renamePasskey, { params: { id: renamed.id }, body: { name: renamed.name } });
      toast(messages.passkeyRenamed, 'success');
      onClose();
      onRenamed(renamed);
    },
    refused: ({ message: text }) => ({ refusal: { text } }),
  });

  return (
    <Dialog open={passkey !== null} onClose={onClose} title={messages.renameYourPasskey}>
      <form {...form.props} className="passkeys">
        <ErrorSummary {...form.summary} />
        <Field
          {...form.field('passkeyName')}
          hint={messages.forYourselfToTell}
          autoComplete="off"
          maxLength={60}
          data-autofocus
        />
        <RefusalNotice title={messages.nothingWasRenamed} refusal={form.refusal} />
        <div className="button-row">
          <Button type="submit" busy={form.busy}>
            {messages.saveName}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

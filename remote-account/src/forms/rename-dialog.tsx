import { ErrorSummary, Field, RefusalNotice, useForm, useValues } from 'shared/forms';
import { Button, Dialog, toast } from 'shared/ui';
import { messages } from '#messages.en.ts';

interface Named {
  id: string;
  name: string;
}

interface Props<Thing extends Named> {
  /** Null while none is renamed. */
  thing: Thing | null;
  title: string;
  label: string;
  hint: string;
  /** What a name has to be. */
  rule: { safeParse: (typed: string) => { data?: string; error?: { issues: { message: string }[] } } };
  most: number;
  /** Said when it is done. */
  renamed: string;
  /** @throws ApiError */
  rename: (thing: Thing) => Promise<unknown>;
  onClose: () => void;
  onRenamed: (thing: Thing) => void;
}

/** Gives something of one's own another name. */
export function RenameDialog<Thing extends Named>(props: Props<Thing>) {
  const { thing, onClose } = props;
  const form = useForm({
    labels: { newName: props.label },
    values: useValues({ newName: thing?.name ?? '' }),
    check({ newName: typed }) {
      if (thing === null) return null;
      const { data, error } = props.rule.safeParse(typed);
      return data === undefined
        ? { errors: { newName: error?.issues[0]?.message ?? '' } }
        : { data: { ...thing, name: data } };
    },
    async send(named) {
      await props.rename(named);
      toast(props.renamed, 'success');
      onClose();
      props.onRenamed(named);
    },
    refused: ({ message: text }) => ({ refusal: { text } }),
  });
  return (
    <Dialog open={thing !== null} onClose={onClose} title={props.title}>
      <form {...form.props} className="flow">
        <ErrorSummary {...form.summary} />
        <Field {...form.field('newName')} hint={props.hint} autoComplete="off" maxLength={props.most} data-autofocus />
        <RefusalNotice title={messages.renameFailed} refusal={form.refusal} />
        <div className="button-row">
          <Button type="submit" busy={form.busy}>
            {messages.renameAction}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

import { type ComponentProps, useRef } from 'react';
import { Field } from 'shared/forms';
import { toast } from 'shared/ui';
import { messages } from '#calculators/xirr/messages.en.ts';

/** A file of 2,000 rows is a tenth of this. */
const MOST_BYTES = 1_000_000;

interface TextFieldProps {
  text: string;
  onText: (text: string) => void;
  /** What is wrong with the rows, in one text. */
  problem: string | undefined;
}

/** Dated amounts as one text: typed, pasted from a sheet or a statement, or from a file. Nothing that was typed is ever dropped. */
export function TextField({ text, onText, problem }: TextFieldProps) {
  return (
    <>
      <PlainText value={text} error={problem} onChange={({ target }) => onText(target.value)} />
      <div className="needs-script">
        <FromFile onText={onText} />
      </div>
    </>
  );
}

/** The text itself, which a form without script sends. */
export function PlainText(
  props: Pick<ComponentProps<'textarea'>, 'value' | 'defaultValue' | 'onChange'> & { error?: string | undefined },
) {
  return (
    <Field
      as="textarea"
      name="flows"
      label={messages.fieldFlows}
      hint={messages.oneRowEach}
      rows={10}
      spellCheck={false}
      autoComplete="off"
      {...props}
    />
  );
}

/** Reads a file into the rows, in their place. */
function FromFile({ onText }: { onText: (text: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const open = async (file: File | undefined) => {
    if (file === undefined) return;
    try {
      if (file.size > MOST_BYTES) throw new RangeError('too large');
      // Below an empty row, a file of this page tells what it was made from.
      const [rows = ''] = (await file.text()).split(/\r?\n\r?\n(?=Calculator,)/);
      onText(rows.replace(/^\uFEFF/, '').trimEnd());
    } catch {
      toast(messages.errorFile, 'error');
    }
    if (input.current) input.current.value = '';
  };
  return (
    <Field
      ref={input}
      name="file"
      type="file"
      accept=".csv,.tsv,.txt,text/csv,text/plain"
      label={messages.actionOpenFile}
      onChange={({ target }) => open(target.files?.[0])}
    />
  );
}

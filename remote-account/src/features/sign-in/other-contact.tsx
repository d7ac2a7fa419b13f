import { Field } from 'shared/forms';
import { type Channel, inputs } from '#features/sign-in/contact.ts';
import { messages } from '#features/sign-in/messages.en.ts';
import { usePostedContact } from '#features/sign-in/posted-sign-in.ts';

/** The field of the other channel, for browsers without scripts, where nothing changes one field into the other. */
export function OtherContact({ channel }: { channel: Channel }) {
  const posted = usePostedContact();
  const { missing, ...input } = inputs[channel];
  return (
    <div className="stack">
      <p className="caption">{messages.orHaveCodeSent({ channel })}</p>
      <Field {...input} defaultValue={posted?.values[input.name]} />
    </div>
  );
}

import { CHANNELS, type Channel } from 'shared/contract/appointment';
import { Field, fieldId } from 'shared/forms';
import { Link } from 'shared/router';
import { useSite } from 'shared/site';
import { classNames } from 'shared/ui';
import { messages } from '#messages.en.ts';
import { TopicChoice } from '#topics/topic-choice.tsx';

/** What a booking asks, as its error summary calls it. */
export const LABELS = {
  start: messages.fieldTime,
  name: messages.fieldName,
  email: messages.fieldEmail,
  topics: messages.factTopics,
  language: messages.factLanguage,
  channel: messages.factChannel,
};

/** A text field as a form with scripts (`value`) or one without (`defaultValue`) gives it. */
interface TextField {
  name: string;
  label: string;
  error?: string | undefined;
  value?: string;
  defaultValue?: string;
  onChange?: (event: { target: { value: string } }) => void;
}

interface BookingDetailsProps {
  field: (name: 'name' | 'email' | 'language') => TextField;
  topics: readonly string[];
  channel: Channel;
  /** Without scripts the browser itself keeps what is chosen. */
  onChoice?: (choice: { topics: string[] } | { channel: Channel }) => void;
}

/** What a booking asks beside its time: the form with scripts and the plain one hold the same fields. */
export function BookingDetails({ field, topics, channel, onChoice = () => {} }: BookingDetailsProps) {
  const { appointments } = useSite();
  const language = field('language');
  return (
    <>
      <div className="grid grid--2">
        <Field {...field('name')} autoComplete="name" required />
        <Field {...field('email')} type="email" autoComplete="email" required hint={messages.weSendConfirmation} />
      </div>
      <TopicChoice
        name="topics"
        legend={messages.fieldTopics({ optional: (words) => <span className="optional">{words}</span> })}
        topics={appointments.topics}
        chosen={topics}
        onChange={(chosen) => onChoice({ topics: chosen })}
      />
      <div className="grid grid--2">
        <Field as="select" {...language} {...(language.value === '' && { value: appointments.languages[0] })}>
          {appointments.languages.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </Field>
        <ChannelChoice value={channel} onChange={(chosen) => onChoice({ channel: chosen })} />
      </div>
    </>
  );
}

const CHANNEL_NAMES: Readonly<Record<Channel, string>> = {
  phone: messages.channelPhone,
  video: messages.channelVideo,
};

function ChannelChoice({ value, onChange }: { value: Channel; onChange: (channel: Channel) => void }) {
  return (
    <fieldset id={fieldId('channel')} tabIndex={-1} className="channel">
      <legend className="field__label">{messages.fieldChannel}</legend>
      <div className="segmented">
        {CHANNELS.map((channel) => (
          <label key={channel} className={classNames(channel === value && 'is-selected')}>
            <input
              type="radio"
              name="channel"
              value={channel}
              checked={channel === value}
              onChange={() => onChange(channel)}
            />
            {CHANNEL_NAMES[channel]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export const BookingPrivacy = () => (
  <p className="caption">{messages.bookingPrivacy({ privacy: (words) => <Link to="/privacy">{words}</Link> })}</p>
);

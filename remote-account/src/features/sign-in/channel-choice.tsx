import type { Channel } from '#features/sign-in/contact.ts';
import { messages } from '#features/sign-in/messages.en.ts';

const labels: Readonly<Record<Channel, string>> = { phone: messages.phone, email: messages.email };

interface Props {
  channels: readonly Channel[];
  channel: Channel;
  onChannel: (channel: Channel) => void;
}

export function ChannelChoice({ channels, channel, onChannel }: Props) {
  if (channels.length < 2) return null;
  return (
    <fieldset className="segmented needs-script">
      <legend className="visually-hidden">{messages.sendTheCode}</legend>
      {channels.map((value) => (
        <label key={value} className={value === channel ? 'is-selected' : undefined}>
          <input
            type="radio"
            name="channel"
            value={value}
            checked={value === channel}
            onChange={() => onChannel(value)}
          />
          {labels[value]}
        </label>
      ))}
    </fieldset>
  );
}

import type { ComponentProps } from 'react';
import type { Channel } from 'shared/contract/appointment';
import { classNames } from 'shared/ui';
import { messages } from '#messages.en.ts';
import { TopicChoice } from '#topics/topic-choice.tsx';

type MeetingTopicsProps = Pick<ComponentProps<typeof TopicChoice>, 'topics' | 'chosen' | 'onChange'>;

export const MeetingTopics = (props: MeetingTopicsProps) => (
  <TopicChoice
    name="topics"
    legend={messages.fieldTopics({ optional: (words) => <span className="optional">{words}</span> })}
    {...props}
  />
);

const CHANNEL_NAMES: readonly [Channel, string][] = [
  ['phone', messages.channelPhone],
  ['video', messages.channelVideo],
];

export function ChannelChoice({ value, onChange }: { value: Channel; onChange: (channel: Channel) => void }) {
  return (
    <fieldset className="channel">
      <legend className="field__label">{messages.fieldChannel}</legend>
      <div className="segmented">
        {CHANNEL_NAMES.map(([channel, name]) => (
          <label key={channel} className={classNames(channel === value && 'is-selected')}>
            <input type="radio" name="channel" checked={channel === value} onChange={() => onChange(channel)} />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

import type { Channel } from 'shared/contract/appointment';
import { classNames } from 'shared/ui';
import { messages } from '#booking/messages.en.ts';

interface TopicChoiceProps {
  topics: readonly string[];
  chosen: readonly string[];
  onChange: (topics: string[]) => void;
}

export function TopicChoice({ topics, chosen, onChange }: TopicChoiceProps) {
  return (
    <fieldset>
      <legend className="field__label">
        {messages.topicsOptional({ optional: (words) => <span className="optional">{words}</span> })}
      </legend>
      <div className="topics">
        {topics.map((topic) => (
          <label className="choice" key={topic}>
            <input
              type="checkbox"
              name="topics"
              value={topic}
              checked={chosen.includes(topic)}
              onChange={(event) =>
                onChange(topics.filter((other) => (other === topic ? event.target.checked : chosen.includes(other))))
              }
            />
            <span>{topic}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const CHANNEL_NAMES: readonly [Channel, string][] = [
  ['phone', messages.phone],
  ['video', messages.video],
];

export function ChannelChoice({ value, onChange }: { value: Channel; onChange: (channel: Channel) => void }) {
  return (
    <fieldset className="channel">
      <legend className="field__label">{messages.weTalkBy}</legend>
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

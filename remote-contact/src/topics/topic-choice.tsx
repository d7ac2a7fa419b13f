import type { ReactNode } from 'react';
import '#topics/topic-choice.css';

interface TopicChoiceProps {
  /** What the field is called in what is sent. */
  name: string;
  legend: ReactNode;
  topics: readonly string[];
  chosen: readonly string[];
  onChange: (topics: string[]) => void;
}

/** What somebody wants to talk about, in the order of the list: in the query form and in the booking. */
export function TopicChoice({ name, legend, topics, chosen, onChange }: TopicChoiceProps) {
  return (
    <fieldset>
      <legend className="field__label">{legend}</legend>
      <div className="topics">
        {topics.map((topic) => (
          <label className="choice" key={topic}>
            <input
              type="checkbox"
              name={name}
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

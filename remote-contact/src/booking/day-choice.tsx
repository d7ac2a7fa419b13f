import { shortMonthNames } from 'shared/format/date';
import { dayInWords, instantInIndia, weekdayOf } from 'shared/format/india-time';
import { classNames } from 'shared/ui';
import type { Day } from '#booking/week.ts';
import { messages } from '#messages.en.ts';

const SHORT = [
  '',
  messages.weekday1,
  messages.weekday2,
  messages.weekday3,
  messages.weekday4,
  messages.weekday5,
  messages.weekday6,
  messages.weekday0,
];

interface DayChoiceProps {
  days: readonly Day[];
  selected: string;
  onSelect: (day: string) => void;
  holidays: readonly string[];
}

export function DayChoice({ days, selected, onSelect, holidays }: DayChoiceProps) {
  return (
    <fieldset>
      <legend className="visually-hidden">{messages.fieldDay}</legend>
      <div className={`days days--${days.length}`}>
        {days.map(({ day, free, slots }) => {
          const why =
            free > 0
              ? null
              : holidays.includes(day)
                ? messages.dayClosed
                : slots.length === 0
                  ? messages.dayOver
                  : messages.dayFull;
          return (
            <label
              key={day}
              className={classNames('day', day === selected && 'is-selected', why !== null && 'is-disabled')}
            >
              <input
                type="radio"
                name="day"
                aria-label={[dayInWords(instantInIndia(day, '12:00')), why].filter(Boolean).join(', ')}
                checked={day === selected}
                disabled={why !== null}
                onChange={() => onSelect(day)}
              />
              <span>{SHORT[weekdayOf(day)]}</span>
              <b>
                {Number(day.slice(8))} {shortMonthNames[Number(day.slice(5, 7)) - 1]}
              </b>
              <small>{why ?? messages.placesFree({ places: free })}</small>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

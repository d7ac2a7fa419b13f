import { dayInWords, instantInIndia, weekdayOf } from 'shared/format/india-time';
import { classNames } from 'shared/ui';
import type { Day } from '#booking/week.ts';

const SHORT = ['', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

interface DayChoiceProps {
  days: readonly Day[];
  selected: string;
  onSelect: (day: string) => void;
  holidays: readonly string[];
}

export function DayChoice({ days, selected, onSelect, holidays }: DayChoiceProps) {
  return (
    <fieldset>
      <legend className="visually-hidden">Day</legend>
      <div className={`days days--${days.length}`}>
        {days.map(({ day, free, slots }) => {
          const why = free > 0 ? null : holidays.includes(day) ? 'closed' : slots.length === 0 ? 'over' : 'full';
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
              <b>{Number(day.slice(8))}</b>
              <small>{why ?? `${free} free`}</small>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

import { timeElsewhere, timeOfDay } from 'shared/format/india-time';
import { classNames } from 'shared/ui';
import { messages } from '#booking/messages.en.ts';
import { type Day, partsOf } from '#booking/week.ts';

interface SlotChoiceProps {
  day: Day;
  /** Start of the visitor's own slot, where an appointment is moved. */
  own?: string | undefined;
  /** Start of the chosen slot, or an empty string. */
  value: string;
  onChange: (start: string) => void;
  /** The visitor's own time zone, or null when its clock reads as India's. */
  visitorZone: string | null;
}

export function SlotChoice({ day, own, value, onChange, visitorZone }: SlotChoiceProps) {
  return partsOf(day.slots).map(({ name, slots }) => (
    <fieldset className="slot-group" key={name}>
      <legend>
        {name} <span>{messages.timesFree({ places: slots.filter(({ places }) => places > 0).length })}</span>
      </legend>
      <div className="slots">
        {slots.map(({ start, places }) => {
          const india = timeOfDay(new Date(start));
          const elsewhere = visitorZone === null ? null : timeElsewhere(new Date(start), visitorZone);
          const isOwn = start === own;
          const taken = places === 0 && !isOwn;
          return (
            <label
              key={start}
              className={classNames(
                'slot',
                start === value && 'is-selected',
                taken && 'is-disabled',
                isOwn && 'slot--own',
              )}
            >
              <input
                type="radio"
                name="start"
                value={start}
                aria-label={[
                  india,
                  elsewhere && messages.timeForYou({ time: elsewhere }),
                  taken && messages.taken,
                  isOwn && messages.yours,
                ]
                  .filter(Boolean)
                  .join(', ')}
                checked={start === value}
                disabled={taken || isOwn}
                onChange={() => onChange(start)}
              />
              <span>{india}</span>
              {elsewhere !== null && <small>{elsewhere}</small>}
              {isOwn && <small>{messages.yours}</small>}
            </label>
          );
        })}
      </div>
    </fieldset>
  ));
}

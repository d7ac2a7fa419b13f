import { HORIZON_DAYS } from 'shared/contract/appointment';
import { addDays, dayInIndia, dayInWords, instantInIndia, timeOfDay } from 'shared/format/india-time';
import { fieldId } from 'shared/forms';
import { useSite } from 'shared/site';
import { Button, EmptyState, Icon } from 'shared/ui';
import { type Day, daysOf, WEEK_DAYS } from '#booking/week.ts';
import { messages } from '#plain-booking/messages.en.ts';
import type { Times } from '#plain-booking/times.ts';

interface PlainTimesProps {
  times: Times;
  /** Start of the chosen slot, or an empty string. */
  chosen: string;
  error: string | undefined;
}

/** A week of free times as plain radio buttons, a day to open at a time. The buttons below bring another week. */
export function PlainTimes({ times: { from, today, slots }, chosen, error }: PlainTimesProps) {
  const { hours } = useSite();
  // The origin has left out what is over: it says 0 places.
  const days = daysOf(from, slots, hours.weekdays, new Date(0)).filter(({ free }) => free > 0);
  const open = days.find(({ day }) => chosen !== '' && day === dayInIndia(new Date(chosen))) ?? days[0];
  const later = addDays(from, WEEK_DAYS);
  return (
    <fieldset id={fieldId('start')} tabIndex={-1} className="plain-times">
      <legend className="field__label">{messages.time}</legend>
      {error !== undefined && (
        <p className="field__error">
          <Icon name="warning" />
          {error}
        </p>
      )}
      <p className="caption">{messages.allTimesAreIndian}</p>
      {days.length === 0 && (
        <EmptyState title={messages.noFreeTime}>
          <p>{messages.lookAtLaterWeek}</p>
        </EmptyState>
      )}
      {days.map((day) => (
        <DayTimes key={day.day} day={day} chosen={chosen} open={day === open} />
      ))}
      <div className="button-row">
        {from > today && (
          <Button type="submit" name="week" value={addDays(from, -WEEK_DAYS)} variant="secondary">
            {messages.earlierWeek}
          </Button>
        )}
        {later <= addDays(today, HORIZON_DAYS) && (
          <Button type="submit" name="week" value={later} variant="secondary">
            {messages.laterWeek}
          </Button>
        )}
      </div>
    </fieldset>
  );
}

function DayTimes({ day: { day, slots, free }, chosen, open }: { day: Day; chosen: string; open: boolean }) {
  return (
    <details open={open}>
      <summary>
        {dayInWords(instantInIndia(day, '12:00'))} <span className="quiet">{messages.timesFree({ times: free })}</span>
      </summary>
      <div className="plain-times__slots">
        {slots
          .filter(({ places }) => places > 0)
          .map(({ start }) => (
            <label className="choice" key={start}>
              <input type="radio" name="start" value={start} defaultChecked={start === chosen} />
              <span>{timeOfDay(new Date(start))}</span>
            </label>
          ))}
      </div>
    </details>
  );
}

import { useEffect, useState } from 'react';
import {
  addDays,
  dayInIndia,
  dayInWords,
  INDIA,
  instantInIndia,
  ownZone,
  timeElsewhere,
  timeOfDay,
} from 'shared/format/india-time';
import { useSite } from 'shared/site';
import { Button, classNames, EmptyState, Failure, Skeleton } from 'shared/ui';
import { DayChoice } from '#booking/day-choice.tsx';
import type { Week } from '#booking/use-week.ts';
import { type Day, daysOf, partsOf, WEEK_DAYS } from '#booking/week.ts';
import { messages } from '#messages.en.ts';

interface SlotPickerProps {
  week: Week;
  /** The day whose times are shown until another one is chosen. */
  first?: string;
  /** Start of the visitor's own slot, where an appointment is moved. */
  own?: string;
  /** Start of the chosen slot, or an empty string. */
  value: string;
  onChange: (start: string) => void;
}

/** A week of slots in Indian time, with the visitor's own time beside where that differs. */
export function SlotPicker({ week, first = '', own = '', value, onChange }: SlotPickerProps) {
  const [day, setDay] = useState(first);
  // A time that was chosen for the visitor, after another one was taken, brings its own day.
  useEffect(() => {
    if (value !== '') setDay(dayInIndia(new Date(value)));
  }, [value]);
  return (
    <div>
      <div className="week">
        <h2 className="week__title">{week.from === null ? messages.slotsHeading : monthsOf(week.from)}</h2>
        <div className="button-row">
          <Button
            variant="secondary"
            icon="chevron-left"
            aria-label={messages.actionEarlierWeek}
            disabled={week.earlier === undefined}
            onClick={week.earlier}
          />
          <Button
            variant="secondary"
            icon="chevron-right"
            aria-label={messages.actionLaterWeek}
            disabled={week.later === undefined}
            onClick={week.later}
          />
        </div>
      </div>
      <WeekBody week={week} day={day} onDay={setDay} own={own} value={value} onChange={onChange} />
    </div>
  );
}

function WeekBody({
  week,
  day,
  onDay,
  own,
  value,
  onChange,
}: SlotPickerProps & { day: string; onDay: (day: string) => void }) {
  const { hours, appointments } = useSite();
  if (week.slots.status === 'failed') {
    return <Failure message={week.slots.error.message} onRetry={() => void week.reload()} />;
  }
  if (week.slots.status === 'loading' || week.from === null) {
    return (
      <div className="slots-loading">
        <Skeleton lines={8} label={messages.slotsLoading} />
      </div>
    );
  }
  const days = daysOf(week.from, week.slots.value, hours.weekdays, new Date());
  const shown = days.find((one) => one.day === day) ?? days.find(({ free }) => free > 0);
  if (shown === undefined) {
    return (
      <EmptyState title={messages.slotsEmptyTitle}>
        <p>{messages.lookAtLaterWeek}</p>
      </EmptyState>
    );
  }
  const zone = ownZone();
  return (
    <>
      <DayChoice days={days} selected={shown.day} onSelect={onDay} holidays={appointments.holidays} />
      <p className="caption week__note">{zoneNote(zone, shown.day)}</p>
      <SlotChoice {...{ day: shown, own, value, onChange }} visitorZone={differs(zone, shown.day) ? zone : null} />
    </>
  );
}

/** The months that the seven days touch, such as `November 2026` or `November and December 2026`. */
function monthsOf(from: string): string {
  const last = addDays(from, WEEK_DAYS - 1);
  const [month = '', next = ''] = [from, last].map((day) => dayInWords(instantInIndia(day, '12:00')).split(' ')[2]);
  const year = last.slice(0, 4);
  return month === next ? messages.oneMonth({ month, year }) : messages.twoMonths({ month, next, year });
}

const differs = (zone: string, day: string): boolean => {
  const noon = instantInIndia(day, '12:00');
  return timeOfDay(noon, zone) !== timeOfDay(noon, INDIA);
};

const zoneNote = (zone: string, day: string): string =>
  differs(zone, day) ? messages.largeAndSmallTimes({ zone: zone.replaceAll('_', ' ') }) : messages.slotsZoneNote;

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
        {name} <span>{messages.placesFree({ places: slots.filter(({ places }) => places > 0).length })}</span>
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
                  taken && messages.slotTaken,
                  isOwn && messages.slotYours,
                ]
                  .filter(Boolean)
                  .join(', ')}
                checked={start === value}
                disabled={taken || isOwn}
                onChange={() => onChange(start)}
              />
              <span>{india}</span>
              {elsewhere !== null && <small>{elsewhere}</small>}
              {isOwn && <small>{messages.slotYours}</small>}
            </label>
          );
        })}
      </div>
    </fieldset>
  ));
}

import { useSite } from 'shared/site';
import { Skeleton } from 'shared/ui';
import { DayChoice } from '#booking/day-choice.tsx';
import { messages } from '#booking/messages.en.ts';
import { useWeek } from '#booking/use-week.ts';
import { daysOf } from '#booking/week.ts';

interface FreeDaysProps {
  /** The day that is chosen, `YYYY-MM-DD` in India; '' for none. */
  day: string;
  onDay: (day: string) => void;
}

/** What is free in the next seven days: seen before anything is asked. The chosen day is the one whose times are shown later. */
export function FreeDays({ day, onDay }: FreeDaysProps) {
  const { from, slots } = useWeek();
  const { hours, appointments } = useSite();
  // The times are asked for once more when they are to be chosen, and what went wrong is told there.
  if (slots.status === 'failed') return null;
  return (
    <section aria-labelledby="free-days">
      <h2 className="small free-days__title" id="free-days">
        {messages.freeTimes}
      </h2>
      <div className="free-days">
        {slots.status === 'loading' || from === null ? (
          <Skeleton lines={2} label={messages.loadingTheFreeTimes} />
        ) : (
          <DayChoice
            days={daysOf(from, slots.value, hours.weekdays, new Date())}
            selected={day}
            onSelect={onDay}
            holidays={appointments.holidays}
          />
        )}
      </div>
    </section>
  );
}

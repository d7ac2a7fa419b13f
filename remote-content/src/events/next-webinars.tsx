import { useEffect, useState } from 'react';
import { formatDate } from 'shared/format/date';
import { timeOfDay } from 'shared/format/india-time';
import { type SiteFacts, useSite } from 'shared/site';
import { Button, ButtonLink } from 'shared/ui';
import { saveCalendarFile } from '#events/calendar-file.ts';
import '#events/events.css';
import { messages } from '#messages.en.ts';

type Webinar = SiteFacts['webinars'][number];

/** The webinars that are still to come, or 'Stay tuned'. Whether one is over only a running browser can tell. */
export function NextWebinars({ headings: Heading }: { headings: 'h2' | 'h3' }) {
  const { webinars } = useSite();
  const [nowMs, setNowMs] = useState(Number.NEGATIVE_INFINITY);
  useEffect(() => setNowMs(Date.now()), []);
  const upcoming = webinars
    .filter(({ start, minutes }) => Date.parse(start) + minutes * 60_000 > nowMs)
    .sort((a, b) => Date.parse(a.start) - Date.parse(b.start));
  if (upcoming.length === 0) {
    return <p>{messages.noWebinarIsAnnounced({ strong: (words) => <strong>{words}</strong> })}</p>;
  }
  return (
    <ul className="webinars">
      {upcoming.map((webinar) => (
        <li key={webinar.start + webinar.title}>
          <Heading>{webinar.title}</Heading>
          <p>
            {messages.dayTimeAndLength({
              day: formatDate(webinar.start),
              time: timeOfDay(new Date(webinar.start)),
              date: (words) => <time dateTime={webinar.start}>{words}</time>,
              minutes: webinar.minutes,
            })}
          </p>
          <p className="quiet">{webinar.speakerRole}</p>
          <Actions webinar={webinar} />
        </li>
      ))}
    </ul>
  );
}

function Actions({ webinar }: { webinar: Webinar }) {
  return (
    <div className="button-row">
      <ButtonLink
        variant="secondary"
        to={webinar.registration}
        aria-label={messages.webinarActionRegisterFor({ title: webinar.title })}
      >
        {messages.webinarActionRegister}
      </ButtonLink>
      <Button
        variant="quiet"
        icon="calendar"
        aria-label={messages.addTitleToCalendar({ title: webinar.title })}
        onClick={() => saveCalendarFile(webinar)}
      >
        {messages.webinarActionCalendar}
      </Button>
    </div>
  );
}

import { useEffect, useState } from 'react';
import { formatDate } from 'shared/format/date';
import { timeOfDay } from 'shared/format/india-time';
import { saveFile } from 'shared/save-file';
import { whenSeenAgain } from 'shared/seen-again';
import { type SiteFacts, useSite } from 'shared/site';
import { Button, ButtonLink } from 'shared/ui';
import { webinarCalendar } from '#events/webinar-calendar.ts';
import '#events/events.css';
import { messages } from '#messages.en.ts';

type Webinar = SiteFacts['webinars'][number];

/** The webinars that are still to come, or 'Stay tuned'. Whether one is over only a running browser can tell. */
export function NextWebinars({ headings: Heading }: { headings: 'h2' | 'h3' }) {
  const { webinars } = useSite();
  const nowMs = useNow(webinars);
  const upcoming = webinars
    .filter((webinar) => endOf(webinar) > nowMs)
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

const endOf = ({ start, minutes }: Webinar): number => Date.parse(start) + minutes * 60_000;

/** The longest that a browser's timer waits; with more it does not wait at all. */
const LONGEST_MS = 2 ** 31 - 1;

/** The time, told anew when the next webinar ends and when somebody comes back to the page. */
function useNow(webinars: readonly Webinar[]): number {
  const [nowMs, setNowMs] = useState(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const look = () => setNowMs(Date.now());
    look();
    return whenSeenAgain(look);
  }, []);
  useEffect(() => {
    const next = Math.min(...webinars.map(endOf).filter((end) => end > nowMs));
    const timer = setTimeout(() => setNowMs(Date.now()), Math.min(next - Date.now(), LONGEST_MS));
    return () => clearTimeout(timer);
  }, [webinars, nowMs]);
  return nowMs;
}

function Actions({ webinar }: { webinar: Webinar }) {
  const { firm } = useSite();
  const save = () => saveFile('webinar.ics', webinarCalendar(webinar, firm, location.origin), 'text/calendar');
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
        onClick={save}
      >
        {messages.webinarActionCalendar}
      </Button>
    </div>
  );
}

import { useEffect, useState } from 'react';
import { formatDate } from 'shared/format/date';
import { timeOfDay } from 'shared/format/india-time';
import { Link } from 'shared/router';
import { type SiteFacts, useSite } from 'shared/site';
import { Button, ButtonLink, EmptyState } from 'shared/ui';
import { saveCalendarFile } from '#events/calendar-file.ts';
import '#events/events.css';

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
    return (
      <EmptyState title="Stay tuned" action={<Link to="/blogs">Read an article</Link>}>
        No webinar is announced yet. The date will be shown here once it is fixed.
      </EmptyState>
    );
  }
  return (
    <ul className="webinars">
      {upcoming.map((webinar) => (
        <li key={webinar.start + webinar.title}>
          <Heading>{webinar.title}</Heading>
          <p>
            <time
              dateTime={webinar.start}
            >{`${formatDate(webinar.start)}, ${timeOfDay(new Date(webinar.start))} IST`}</time>
            , {webinar.minutes} minutes
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
      <ButtonLink variant="secondary" to={webinar.registration} aria-label={`Register for ${webinar.title}`}>
        Register
      </ButtonLink>
      <Button
        variant="quiet"
        icon="calendar"
        aria-label={`Add ${webinar.title} to your calendar`}
        onClick={() => saveCalendarFile(webinar)}
      >
        Add to calendar
      </Button>
    </div>
  );
}

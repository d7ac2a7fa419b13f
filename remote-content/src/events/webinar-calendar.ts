import { calendarFile } from 'shared/format/calendar-file';
import type { SiteFacts } from 'shared/site';

/**
 * A webinar as a calendar file.
 *
 * @param origin of this site, for a registration that is one of its own pages
 */
export function webinarCalendar(
  { title, start, minutes, registration, speakerRole }: SiteFacts['webinars'][number],
  firm: Pick<SiteFacts['firm'], 'name' | 'email'>,
  origin: string,
): string {
  const startMs = Date.parse(start);
  return calendarFile({
    // Two webinars may begin at one time.
    uid: `${startMs}-${encodeURIComponent(title)}@${new URL(origin).hostname}`,
    start: new Date(startMs),
    end: new Date(startMs + minutes * 60_000),
    stamp: new Date(),
    summary: title,
    description: speakerRole,
    organizer: { name: firm.name, email: firm.email },
    url: new URL(registration, origin).href,
  });
}

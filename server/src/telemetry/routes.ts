import { getLiveReleases } from 'shared/contract/live-releases';
import { sendTelemetry } from 'shared/contract/telemetry';
import { HttpError } from '#http/http-error.ts';
import type { Serving } from '#http/serving.ts';
import { messages } from '#messages.en.ts';
import type { LiveReleases } from '#releases/live.ts';
import type { ReleaseStore } from '#releases/store.ts';
import type { Counters } from '#telemetry/counters.ts';
import type { DocumentTickets } from '#telemetry/document-tickets.ts';
import { Rate } from '#telemetry/rate.ts';

interface Parts {
  counters: Counters;
  store: Pick<ReleaseStore, 'find'>;
  live: Pick<LiveReleases, 'site'>;
  tickets: DocumentTickets;
}

/**
 * Takes what browsers tell of failed releases. Only a document that this site has served is heard, and only about releases
 * that it was given, so nobody can end a release by posting here.
 */
export function telemetryRoutes(
  serve: Pick<Serving<unknown>, 'open'>,
  { counters, store, live, tickets }: Parts,
): void {
  serve.open(getLiveReleases, async () => ({
    success: true as const,
    serial: live.site.serial,
    urgent: live.site.urgent,
  }));

  const rate = new Rate();
  serve.open(sendTelemetry, async ({ body, request }) => {
    const document = tickets.read(body.document ?? '');
    // Without one it is no evidence, and takes nothing from the allowance of those who have one.
    if (document === null) return { success: true as const };
    if (!rate.allows(request.ip)) throw new HttpError(429, messages.errorReports);
    for (const { release: full, kind, type, at } of body.failures) {
      const [name = '', release = ''] = full.split('@');
      if (!document.releases.has(full) || store.find(name, release) === undefined) continue;
      const first = tickets.note(document, full);
      if (first === undefined) break;
      counters.failed(name, release, kind, first && counters.reporters.hear(full, request.ip));
      request.log.warn({ release: full, kind, type, at }, 'A release failed in a browser.');
    }
    return { success: true as const };
  });
}

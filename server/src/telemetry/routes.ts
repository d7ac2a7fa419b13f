import { getLiveReleases } from 'shared/contract/live-releases';
import { sendTelemetry } from 'shared/contract/telemetry';
import { HttpError } from '#http/http-error.ts';
import type { Serving } from '#http/serving.ts';
import type { LiveReleases } from '#releases/live.ts';
import type { ReleaseStore } from '#releases/store.ts';
import { Rate } from '#telemetry/rate.ts';
import type { Tally } from '#telemetry/tally.ts';

/** Takes what browsers tell of failed releases. Only releases that exist are counted, so nobody can invent names. */
export function telemetryRoutes(
  serve: Pick<Serving<unknown>, 'open'>,
  { tally, store, live }: { tally: Tally; store: Pick<ReleaseStore, 'find'>; live: Pick<LiveReleases, 'site'> },
): void {
  serve.open(getLiveReleases, async () => ({
    success: true as const,
    serial: live.site.serial,
    urgent: live.site.urgent,
  }));

  const rate = new Rate();
  serve.open(sendTelemetry, async ({ body, request }) => {
    if (!rate.allows(request.ip)) throw new HttpError(429, 'Too many reports. They are sampled; nothing is lost.');
    const told = new Set<string>();
    for (const { release: full, kind, type, at } of body.failures) {
      const [name = '', release = ''] = full.split('@');
      if (store.find(name, release) === undefined) continue;
      tally.failed(name, release, kind, !told.has(full));
      told.add(full);
      request.log.warn({ release: full, kind, type, at }, 'A release failed in a browser.');
    }
    return { success: true as const };
  });
}

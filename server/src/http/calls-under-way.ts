import { HttpError } from '#http/http-error.ts';
import { messages } from '#http/messages.en.ts';
import { counter, gauge } from '#metrics/metric.ts';

const underWayNow = gauge('site_calls_under_way', 'Calls of the API that are being worked on.');
const refused = counter('site_calls_refused_total', 'Calls of the API that were refused, as too many were under way.');

/** Seconds after which somebody who was refused finds room again: what is under way then is long done. */
const RETRY_SECONDS = 3;

/**
 * Bounds how many calls are worked on at once. Above it each further one would wait longer than anybody does, and all
 * others with it: it is refused before it costs anything. Counted is the work and not the connection: a body that comes
 * slowly takes no place, and neither does a visitor who has gone free the place of work that goes on.
 */
export class CallsUnderWay {
  readonly #most: number;
  #count = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** @throws HttpError 503 with Retry-After while as many are under way as may be */
  refuseWhenFull(): void {
    if (this.#count < this.#most) return;
    refused.inc();
    throw new HttpError(503, messages.tooManyAtOnce, { headers: { 'retry-after': String(RETRY_SECONDS) } });
  }

  /** Does the work in one of the places. @throws HttpError 503 when there is none */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    this.refuseWhenFull();
    this.#count += 1;
    underWayNow.inc();
    try {
      return await work();
    } finally {
      this.#count -= 1;
      underWayNow.dec();
    }
  }
}

import { gauge } from '#metrics/metric.ts';
import type { Backlog } from '#outbox/backlog.ts';

const oldest = gauge('site_outbox_oldest_waiting_seconds', 'Since the oldest that waits to leave was due first.');
const waiting = gauge('site_outbox_waiting', 'What is due and has not left.');
const parked = gauge('site_outbox_parked', 'What could not be sent and waits for a person.');
const refused = gauge('site_outbox_log_in_refused', '1 while something waits that the log-in was refused for.');

const held = gauge('site_outbox_held', '1 while delivery is held.');

/** Shows in `/metrics` what waits in the database: every origin that shares it shows the same. */
export function showBacklog(backlog: Backlog): void {
  oldest.set(backlog.oldestSeconds);
  waiting.set(backlog.waiting);
  parked.set(backlog.parked);
  held.set(backlog.held === null ? 0 : 1);
  refused.set(backlog.refused > 0 ? 1 : 0);
}

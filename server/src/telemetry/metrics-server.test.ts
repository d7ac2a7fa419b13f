import { expect, it } from 'vitest';
import { Counters } from '#telemetry/counters.ts';
import { serveMetrics } from '#telemetry/metrics-server.ts';

it('serves the counts of every release, and nothing else', async () => {
  const { address, close } = await serveMetrics(0, '127.0.0.1');
  new Counters().failed('contact', '1.2.3-abcdef01', 'load');
  const answer = await fetch(address);
  expect(answer.headers.get('content-type')).toContain('text/plain');
  expect(await answer.text()).toContain(
    'site_release_failures_total{remote="contact",release="1.2.3-abcdef01",kind="load"} 1',
  );
  expect((await fetch(address.replace('/metrics', '/'))).status).toBe(404);
  await expect(serveMetrics(Number(new URL(address).port), '127.0.0.1')).rejects.toThrow('METRICS_PORT');
  await close();
});

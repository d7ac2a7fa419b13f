import { describe, expect, it } from 'vitest';
import { CanaryWatch, judge } from '#releases/take-back/canary-watch.ts';
import { Counters } from '#telemetry/counters.ts';

const rule = { factor: 2, sample: 50 };
const seen = (documents: number, failedLoads: number, places = failedLoads) => ({ documents, failedLoads, places });

describe('a canary is taken back', () => {
  it.each([
    ['when it fails for everybody', seen(1000, 0), seen(50, 50)],
    ['when it fails for a tenth', seen(1000, 5), seen(100, 10)],
    ['when it fails more than twice as often as the live release', seen(1000, 100), seen(100, 21)],
  ])('%s', (_, control, canary) => expect(judge(rule, control, canary).abort).toBe(true));

  it.each([
    ['before enough documents showed it', seen(1000, 0), seen(49, 49)],
    ['while it fails no more often than the live release', seen(1000, 100), seen(100, 15)],
    ['for a handful of odd browsers', seen(10_000, 0), seen(1000, 9)],
    ['for one failure among few', seen(1000, 0), seen(50, 1)],
    ['when nobody failed', seen(0, 0), seen(0, 0)],
    ['when two addresses tell of all failures', seen(1000, 0), seen(60, 50, 2)],
  ])('but not %s', (_, control, canary) => expect(judge(rule, control, canary).abort).toBe(false));

  it('says why in numbers', () => {
    expect(judge(rule, seen(200, 1), seen(50, 20)).reason).toBe(
      '40.0% of its 50 documents failed, against 0.5% of 200',
    );
  });

  it('counts from the moment at which the canary began, not what was before', () => {
    const counters = new Counters({ 'content@1.1.0-b': { documents: 500, failedLoads: 400, failures: {} } });
    const watch = new CanaryWatch();
    const canary = { release: '1.1.0-b', percent: 5, since: '2026-01-01T00:00:00Z', ...rule };
    const counts = (name: string, release: string) => counters.of(name, release);
    const places = (name: string, release: string, since: number) =>
      counters.reporters.places(`${name}@${release}`, since);
    const look = () => watch.look('content', { canary, live: '1.0.0-a', counts, places });
    expect(look()).toBeNull();
    for (let count = 0; count < 60; count += 1) counters.served('content', '1.1.0-b');
    expect(look()).toBeNull();
    for (let count = 0; count < 10; count += 1)
      counters.failed('content', '1.1.0-b', 'render', counters.reporters.hear('content@1.1.0-b', `192.0.2.${count}`));
    expect(look()).toMatch(/^16\.7% of its 60 documents failed/);
  });
});

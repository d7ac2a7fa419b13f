import { expect, test } from 'vitest';
import { securityText } from '#documents/site-files.ts';

test('says whom to tell, and never expires within four months nor after a year', () => {
  for (const now of ['2026-01-31T23:59:59Z', '2026-11-22T10:00:00Z', '2027-07-01T00:00:00Z']) {
    const text = securityText({ email: 'desk@firm.example', origin: 'https://firm.example' }, new Date(now));
    expect(text).toMatch(/^Contact: mailto:desk@firm\.example\nExpires: \d{4}-\d\d-01T00:00:00Z\n/);
    expect(text).toContain('\nCanonical: https://firm.example/.well-known/security.txt\n');
    const days = (Date.parse(/Expires: (\S+)/.exec(text)?.[1] ?? '') - Date.parse(now)) / 86_400_000;
    expect(days).toBeGreaterThan(120);
    expect(days).toBeLessThan(365);
  }
});

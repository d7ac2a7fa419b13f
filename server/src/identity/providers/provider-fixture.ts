import { expect } from 'vitest';
import { type ProviderName, providerSettings, type SettingsOf } from '#settings/provider-settings.ts';

export const phone = { channel: 'phone', value: '+919876543210' } as const;
export const email = { channel: 'email', value: 'asha@example.in' } as const;
export const message = { contact: phone, code: '042137', id: 'c1', expiresInSeconds: 300 };

/** The settings of one provider, read from variables as at a start. */
export function settings<Name extends ProviderName>(name: Name, variables: Record<string, string>): SettingsOf<Name> {
  const read = providerSettings({ OTP_PROVIDER: name, ...variables }, true);
  expect(read.problems).toEqual([]);
  return read.settings[0] as SettingsOf<Name>;
}

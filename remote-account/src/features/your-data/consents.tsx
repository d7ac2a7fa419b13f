import { useState } from 'react';
import { AntdProvider, Switch } from 'shared/antd';
import { call } from 'shared/api';
import { type ConsentPurpose, PURPOSES } from 'shared/contract/consent-purposes';
import { type Consent, getConsents, saveConsent } from 'shared/contract/me';
import { formatDate } from 'shared/format/date';
import { asApiError, useLoaded } from 'shared/load';
import { Failure, Notice, Skeleton } from 'shared/ui';
import { messages } from '#features/your-data/messages.en.ts';

const load = (signal: AbortSignal) => call(getConsents, { signal }).then(({ consents }) => consents);

/** What was agreed to and when; each can be switched at any time. */
export function Consents() {
  const { loaded, reload, replace } = useLoaded(load);
  const [saving, setSaving] = useState<ConsentPurpose | null>(null);
  const [failure, setFailure] = useState<string>();

  async function change(purpose: ConsentPurpose, given: boolean) {
    setSaving(purpose);
    setFailure(undefined);
    try {
      replace((await call(saveConsent, { body: { purpose, given } })).consents);
    } catch (error) {
      setFailure(asApiError(error).message);
    } finally {
      setSaving(null);
    }
  }

  if (loaded.status === 'loading') return <Skeleton lines={4} label={messages.loading} />;
  if (loaded.status === 'failed') return <Failure message={messages.consentsNotLoaded} onRetry={reload} />;
  return (
    <AntdProvider>
      <ul className="consents">
        {loaded.value.map((consent) => (
          <li key={consent.purpose}>
            <div>
              <b id={`consent-${consent.purpose}`}>{PURPOSES[consent.purpose].title}</b>
              <p className="quiet">{PURPOSES[consent.purpose].text}</p>
              <p className="caption">{history(consent)}</p>
            </div>
            <Switch
              aria-labelledby={`consent-${consent.purpose}`}
              checked={consent.given}
              loading={saving === consent.purpose}
              onChange={(given) => void change(consent.purpose, given)}
            />
          </li>
        ))}
      </ul>
      {failure !== undefined && (
        <Notice kind="error" title={messages.nothingWasChanged}>
          {failure}
        </Notice>
      )}
    </AntdProvider>
  );
}

function history({ given, changedAt }: Consent): string {
  if (changedAt === null) return messages.notAskedYet;
  const day = formatDate(changedAt);
  return given ? messages.givenOn({ day }) : messages.withdrawnOn({ day });
}

import { AntdProvider, Switch } from 'shared/antd';
import { call } from 'shared/api';
import { PURPOSES } from 'shared/contract/consent-purposes';
import { type Consent, getConsents, saveConsent } from 'shared/contract/me';
import { formatDate } from 'shared/format/date';
import { RefusalNotice, useAction } from 'shared/forms';
import { useLoaded } from 'shared/load';
import { Failure, Skeleton } from 'shared/ui';
import { messages } from '#messages.en.ts';

const load = (signal: AbortSignal) => call(getConsents, { signal }).then(({ consents }) => consents);

/** What was agreed to and when; each can be switched at any time. */
export function Consents() {
  const { loaded, reload, replace } = useLoaded(load);
  if (loaded.status === 'loading') return <Skeleton lines={4} label={messages.statusLoading} />;
  if (loaded.status === 'failed') return <Failure message={messages.consentsNotLoaded} onRetry={reload} />;
  return (
    <AntdProvider>
      <ul className="consents">
        {loaded.value.map((consent) => (
          <ConsentRow key={consent.purpose} consent={consent} onChange={replace} />
        ))}
      </ul>
    </AntdProvider>
  );
}

function ConsentRow({ consent, onChange }: { consent: Consent; onChange: (consents: Consent[]) => void }) {
  const { purpose } = consent;
  const { busy, refusal, run } = useAction();
  const change = (given: boolean) =>
    run(async () => onChange((await call(saveConsent, { body: { purpose, given } })).consents));
  return (
    <li>
      <div>
        <b id={`consent-${purpose}`}>{PURPOSES[purpose].title}</b>
        <p className="quiet">{PURPOSES[purpose].text}</p>
        <p className="caption">{history(consent)}</p>
      </div>
      <Switch
        aria-labelledby={`consent-${purpose}`}
        checked={consent.given}
        loading={busy}
        onChange={(given) => void change(given)}
      />
      <RefusalNotice title={messages.changeFailed} refusal={refusal} />
    </li>
  );
}

function history({ given, wasGiven, changedAt }: Consent): string {
  if (changedAt === null) return messages.consentUnasked;
  const day = formatDate(changedAt);
  if (given) return messages.consentGiven({ day });
  return wasGiven ? messages.consentWithdrawn({ day }) : messages.consentRefused({ day });
}

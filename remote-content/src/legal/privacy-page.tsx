import { useMemo } from 'react';
import { privacyOf } from 'shared/legal';
import { useSite } from 'shared/site';
import { LegalPage } from '#legal/legal-page.tsx';

export default function PrivacyPage() {
  const site = useSite();
  const document = useMemo(() => privacyOf(site), [site]);
  return <LegalPage document={document} lastUpdated={site.legal.lastUpdated} />;
}

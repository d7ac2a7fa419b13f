import { useMemo } from 'react';
import { termsOf } from 'shared/legal';
import { useSite } from 'shared/site';
import { LegalPage } from '#legal/legal-page.tsx';

export default function TermsPage() {
  const site = useSite();
  const document = useMemo(() => termsOf(site), [site]);
  return <LegalPage document={document} lastUpdated={site.legal.lastUpdated} />;
}

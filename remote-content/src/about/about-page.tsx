import { RestOfPage } from 'shared/rest-of-page';
import { useSite } from 'shared/site';
import { ButtonLink, PageHead } from 'shared/ui';
import { AboutContent } from '#about/about-content.tsx';
import { messages } from '#about/messages.en.ts';

export default function AboutPage() {
  const { firm } = useSite();
  return (
    <div className="page">
      <PageHead
        title={messages.aboutFirm({ firm: firm.name })}
        here={messages.aboutUs}
        lead={firm.tagline}
        crumbs={[{ label: messages.home, to: '/' }]}
      />
      <RestOfPage>
        <AboutContent headings="h2" />
        <div className="button-row button-row--roomy section">
          <ButtonLink to="/contactus?tab=appointment">{messages.bookAnAppointment}</ButtonLink>
          <ButtonLink to="/disclosures#commission" variant="secondary">
            {messages.whatWeEarn}
          </ButtonLink>
        </div>
      </RestOfPage>
    </div>
  );
}

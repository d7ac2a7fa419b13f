import { RestOfPage } from 'shared/rest-of-page';
import { useSite } from 'shared/site';
import { ButtonLink, PageHead } from 'shared/ui';
import { AboutContent } from '#about/about-content.tsx';

export default function AboutPage() {
  const { firm } = useSite();
  return (
    <div className="page">
      <PageHead
        title={`About ${firm.name}`}
        here="About us"
        lead={firm.tagline}
        crumbs={[{ label: 'Home', to: '/' }]}
      />
      <RestOfPage>
        <AboutContent headings="h2" />
        <div className="button-row button-row--roomy section">
          <ButtonLink to="/contactus">Book an Appointment</ButtonLink>
          <ButtonLink to="/disclosures" variant="secondary">
            What we earn
          </ButtonLink>
        </div>
      </RestOfPage>
    </div>
  );
}

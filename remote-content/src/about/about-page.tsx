import { RestOfPage } from 'shared/rest-of-page';
import { useSite } from 'shared/site';
import { ButtonLink, PageHead } from 'shared/ui';
import { AboutContent } from '#about/about-content.tsx';
import { Earnings } from '#firm/earnings.tsx';
import { FirmFacts } from '#firm/firm-facts.tsx';
import { Leaders } from '#firm/leaders.tsx';
import { messages } from '#messages.en.ts';

export default function AboutPage() {
  const { about, firm } = useSite();
  return (
    <div className="page">
      <PageHead
        title={messages.aboutFirm({ firm: firm.name })}
        here={messages.aboutTitle}
        lead={firm.tagline}
        crumbs={[{ label: messages.crumbHome, to: '/' }]}
      />
      <RestOfPage>
        <div className="with-firm about-page">
          <div className="about__opening">
            <p>{about.story[0]}</p>
            <div className="button-row">
              <ButtonLink to="/contactus?tab=appointment">{messages.actionBook}</ButtonLink>
            </div>
          </div>
          <div className="with-firm__aside">
            <Leaders headings="h2" className="card" />
            <div className="aside--sticky">
              <div className="card">
                <FirmFacts />
                <Earnings />
              </div>
            </div>
          </div>
          <div className="stack">
            <AboutContent headings="h2" from={1} />
            <div className="button-row">
              <ButtonLink to="/disclosures#commission" variant="secondary">
                {messages.headingCommission}
              </ButtonLink>
            </div>
          </div>
        </div>
      </RestOfPage>
    </div>
  );
}

import { formatDate } from 'shared/format/date';
import { useSite } from 'shared/site';
import { Brand } from '#layout/brand.tsx';
import { FooterLinks } from '#layout/footer-links.tsx';
import { GrievanceLadder } from '#layout/grievance-ladder.tsx';
import { messages } from '#layout/messages.en.ts';
import { Socials } from '#layout/socials.tsx';
import { MARKET_RISK } from '#layout/strip.tsx';

export function Footer() {
  const { firm, sample } = useSite();
  const { street, city, postalCode, state } = firm.office;
  return (
    <footer className="site-footer below-fold">
      <div className="page">
        <div className="footer-top">
          <div className="stack">
            <Brand />
            <div className="quiet">
              <p>{firm.legalName}</p>
              <p>{messages.registeredOffice({ street, city, postalCode, state })}</p>
              <p>{messages.cinNumber({ cin: firm.cin })}</p>
              {sample && <p>{messages.sampleFirm}</p>}
            </div>
            <Socials />
          </div>
          <FooterLinks />
        </div>
        <GrievanceLadder />
        <hr />
        <div className="languages" />
        <div className="legal">
          <p className="warning">{messages.sentence({ words: MARKET_RISK })}</p>
          <p>
            {messages.registeredAs({
              arn: firm.arn,
              nowrap: (words) => <span className="nowrap">{words}</span>,
              day: formatDate(firm.arnValidUntil),
            })}
          </p>
        </div>
      </div>
    </footer>
  );
}

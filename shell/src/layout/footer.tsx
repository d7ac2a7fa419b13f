import { formatDate } from 'shared/format/date';
import { useSite } from 'shared/site';
import { Brand } from '#layout/brand.tsx';
import { FooterLinks } from '#layout/footer-links.tsx';
import { GrievanceLadder } from '#layout/grievance-ladder.tsx';
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
              <p>
                Registered office: {street}, {city} {postalCode}, {state}
              </p>
              <p>CIN {firm.cin}</p>
              {sample && <p>A sample firm: every name and number here stands in for a real one.</p>}
            </div>
            <Socials />
          </div>
          <FooterLinks />
        </div>
        <GrievanceLadder />
        <hr />
        <div className="legal">
          <p className="warning">{MARKET_RISK}.</p>
          <p>
            AMFI-registered Mutual Fund Distributor · <span className="nowrap">{firm.arn}</span>, valid until{' '}
            {formatDate(firm.arnValidUntil)}. Illustrations use an assumed rate of return; they are neither a promise
            nor a forecast.
          </p>
        </div>
      </div>
    </footer>
  );
}

import { shownPhone } from 'shared/format/phone-text';
import { Link } from 'shared/router';
import { useSite } from 'shared/site';
import { messages } from '#messages.en.ts';

const groups = [
  {
    title: messages.footerTitleResources,
    links: [
      ['/goals', messages.linkGoals],
      ['/calculators', messages.linkCalculators],
      ['/eyourself', messages.linkLearn],
      ['/glossary', messages.linkGlossary],
      ['/myplans', messages.linkPlans],
    ],
  },
  {
    title: messages.footerTitleCompany,
    links: [
      ['/aboutus', messages.linkAbout],
      ['/contactus', messages.linkContact],
      ['/blogs', messages.linkBlog],
    ],
  },
  {
    title: messages.footerTitleLegal,
    links: [
      ['/privacy', messages.linkPrivacy],
      ['/terms', messages.linkTerms],
      ['/disclosures', messages.linkDisclosures],
    ],
  },
] as const;

export function FooterLinks() {
  const { firm, hours } = useSite();
  return (
    <nav className="footer-links" aria-label={messages.footerLabel}>
      {groups.map(({ title, links }) => (
        <div key={title}>
          <h2>{title}</h2>
          <ul className="list">
            {links.map(([to, label]) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <div>
        <h2>{messages.footerTitleHours}</h2>
        <p className="quiet">{hours.text}</p>
        <p>
          <a href={`tel:${firm.phone.replaceAll(' ', '')}`}>{shownPhone(firm.phone)}</a>
        </p>
      </div>
    </nav>
  );
}

import { shownPhone } from 'shared/format/phone-text';
import { Link } from 'shared/router';
import { useSite } from 'shared/site';
import { messages } from '#messages.en.ts';

const groups = [
  {
    title: messages.resources,
    links: [
      ['/goals', messages.goals],
      ['/calculators', messages.calculators],
      ['/eyourself', messages.educateYourself],
      ['/glossary', messages.wordsExplained],
      ['/myplans', messages.myPlans],
    ],
  },
  {
    title: messages.company,
    links: [
      ['/aboutus', messages.about],
      ['/contactus', messages.contact],
      ['/blogs', messages.blog],
    ],
  },
  {
    title: messages.legal,
    links: [
      ['/privacy', messages.privacyPolicy],
      ['/terms', messages.termsOfService],
      ['/disclosures', messages.disclosures],
    ],
  },
] as const;

export function FooterLinks() {
  const { firm, hours } = useSite();
  return (
    <nav className="footer-links" aria-label={messages.footer}>
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
        <h2>{messages.workHours}</h2>
        <p className="quiet">{hours.text}</p>
        <p>
          <a href={`tel:${firm.phone.replaceAll(' ', '')}`}>{shownPhone(firm.phone)}</a>
        </p>
      </div>
    </nav>
  );
}

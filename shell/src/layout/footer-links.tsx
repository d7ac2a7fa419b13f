import { Link } from 'shared/router';
import { useSite } from 'shared/site';

const groups = [
  {
    title: 'Resources',
    links: [
      ['/goals', 'Goals'],
      ['/calculators', 'Calculators'],
      ['/eyourself', 'Educate Yourself'],
    ],
  },
  {
    title: 'Company',
    links: [
      ['/aboutus', 'About'],
      ['/contactus', 'Contact'],
      ['/blogs', 'Blog'],
    ],
  },
  {
    title: 'Legal',
    links: [
      ['/privacy', 'Privacy policy'],
      ['/terms', 'Terms of Service'],
      ['/disclosures', 'Disclosures'],
    ],
  },
] as const;

export function FooterLinks() {
  const { firm, hours } = useSite();
  return (
    <nav className="footer-links" aria-label="Footer">
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
        <h2>Work Hours</h2>
        <p className="quiet">{hours.text}</p>
        <p>
          <a href={`tel:${firm.phone.replaceAll(' ', '')}`}>{firm.phone}</a>
        </p>
      </div>
    </nav>
  );
}

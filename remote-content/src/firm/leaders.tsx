import { useSite } from 'shared/site';
import { Face } from 'shared/ui';
import '#firm/firm.css';
import { messages } from '#messages.en.ts';

/** Who runs the firm: face, name, role and what each looks after. Nothing where `site.json` names nobody. */
export function Leaders({ headings: Heading, className }: { headings: 'h2' | 'h3'; className?: string }) {
  const { leaders } = useSite().about;
  if (leaders.length === 0) return null;
  return (
    <section className={className}>
      <Heading>{messages.aboutHeadingLeaders}</Heading>
      <ul className="people">
        {leaders.map(({ name, role, text, portrait, euin }) => (
          <li key={name}>
            <Face name={name} portrait={portrait} />
            <div>
              <b>{name}</b>
              <p className="caption">{role}</p>
              {euin && <p className="caption">{messages.leaderEuin({ euin })}</p>}
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

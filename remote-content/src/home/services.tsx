import { useSite } from 'shared/site';
import { RisingRule } from 'shared/ui';
import { messages } from '#home/messages.en.ts';

export function Services() {
  const { about } = useSite();
  return (
    <section className="page section" aria-labelledby="services">
      <RisingRule />
      <div className="section-head">
        <h2 id="services">{messages.whatWeDo}</h2>
      </div>
      <ul className="columns columns--3">
        {about.services.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

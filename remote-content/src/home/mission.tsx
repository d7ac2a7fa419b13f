import { useSite } from 'shared/site';
import { messages } from '#home/messages.en.ts';

export function Mission() {
  const { home } = useSite();
  return (
    <section className="page section" aria-labelledby="mission">
      <div className="section-head">
        <h2 id="mission">{messages.missionStatement}</h2>
      </div>
      <ol className="mission">
        {home.mission.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

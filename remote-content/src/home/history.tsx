import { useSite } from 'shared/site';
import { messages } from '#home/messages.en.ts';

export function History() {
  const { home } = useSite();
  return (
    <div className="page section two">
      <section aria-labelledby="history">
        <h2 className="home__title" id="history">
          {messages.ourHistory}
        </h2>
        <ol className="timeline">
          {home.history.map(({ date, label, text }) => (
            <li key={label}>
              {date === undefined ? <b>{label}</b> : <time dateTime={date}>{label}</time>}
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="values">
        <h2 className="home__title" id="values">
          {messages.ourValues}
        </h2>
        <ul className="columns values">
          {home.values.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

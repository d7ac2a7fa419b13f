import { useSite } from 'shared/site';
import { NextWebinars } from '#events/next-webinars.tsx';
import { messages } from '#home/messages.en.ts';

/** What's Next and, where the firm has any, what its users said. */
export function Next() {
  const { home, sample } = useSite();
  return (
    <div className="page section two">
      <section className="stack" aria-labelledby="next">
        <h2 id="next">{messages.whatsNext}</h2>
        <p className="quiet">{home.next}</p>
        <NextWebinars headings="h3" />
      </section>
      {home.testimonials.length > 0 && (
        <section className="stack" aria-labelledby="said">
          <h2 id="said">{messages.whatOurUsersSaid}</h2>
          {home.testimonials.map(({ quote, by }) => (
            <figure className="quote" key={quote}>
              <blockquote>{messages.quoted({ quote })}</blockquote>
              <figcaption>{by}</figcaption>
            </figure>
          ))}
          {sample && <p className="caption">{messages.sampleEntriesAboutTools}</p>}
        </section>
      )}
    </div>
  );
}

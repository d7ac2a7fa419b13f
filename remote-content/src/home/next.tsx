import { useSite } from 'shared/site';
import { NextWebinars } from '#events/next-webinars.tsx';

/** What's Next and, where the firm has any, what its users said. */
export function Next() {
  const { home, sample } = useSite();
  return (
    <div className="page section two">
      <section className="stack" aria-labelledby="next">
        <h2 id="next">What’s Next</h2>
        <p className="quiet">{home.next}</p>
        <NextWebinars headings="h3" />
      </section>
      {home.testimonials.length > 0 && (
        <section className="stack" aria-labelledby="said">
          <h2 id="said">What our users said</h2>
          {home.testimonials.map(({ quote, by }) => (
            <figure className="quote" key={quote}>
              <blockquote>“{quote}”</blockquote>
              <figcaption>{by}</figcaption>
            </figure>
          ))}
          {sample && (
            <p className="caption">Sample entries about the tools. They say nothing about any scheme or its returns.</p>
          )}
        </section>
      )}
    </div>
  );
}

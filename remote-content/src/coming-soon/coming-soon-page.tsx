import type { RenderedLink } from 'shared/remote';
import { Link, useSearchParams } from 'shared/router';
import { usePageData, useSite } from 'shared/site';
import { Icon, PageHead, useHydrated } from 'shared/ui';
import { partFor } from '#coming-soon/parts.ts';
import '#coming-soon/coming-soon.css';
import { messages } from '#coming-soon/messages.en.ts';
import { WishForm } from '#coming-soon/wish-form.tsx';

/** Says what is not there yet, and offers the nearest thing that is. */
export default function ComingSoonPage() {
  const [query] = useSearchParams();
  // Where the origin had no time for the query, its document is one for all of them.
  const forNone = usePageData<RenderedLink>('/comingsoon')?.today === null;
  const hydrated = useHydrated();
  const part = partFor(forNone && !hydrated ? null : query.get('for'));
  return (
    <div className="page coming-soon">
      <PageHead
        title={part.name === '' ? messages.comingSoon : messages.partComingSoon({ part: part.name })}
        lead={part.will}
        crumbs={[{ label: messages.home, to: '/' }]}
      />
      <WishForm part={part.name} hours={useSite().hours.text} />
      <section aria-labelledby="nearest">
        <h2 id="nearest">{messages.whatWorksToday}</h2>
        <ul className="row-list">
          {part.nearest.map(({ to, label, what }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows change their words in place; a row that moved would shift the page
            <li key={place}>
              <Link to={to}>
                <b>{label}</b>
                <span>{what}</span>
                <Icon name="arrow-right" />
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

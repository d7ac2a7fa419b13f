import { Link } from 'shared/router';
import { RisingRule } from 'shared/ui';
import { newestAddress, READ_NEXT } from '#blogs/addresses.ts';
import { messages } from '#blogs/messages.en.ts';
import { readSummaries } from '#blogs/post-summary.ts';
import { usePosts } from '#blogs/use-posts.ts';

/** Three other articles. Nothing at all where there are none, or where they cannot be fetched. */
export function ReadNext({ besides }: { besides: string }) {
  const { state } = usePosts(newestAddress(READ_NEXT), readSummaries);
  const others =
    state.status === 'ready' ? state.data.filter(({ slug }) => slug !== besides).slice(0, READ_NEXT - 1) : [];
  if (others.length === 0) return null;
  return (
    <section className="page section read-next" aria-labelledby="read-next">
      <RisingRule />
      <div className="section-head">
        <h2 id="read-next">{messages.readNext}</h2>
      </div>
      <ul className="columns columns--3">
        {others.map(({ slug, title, excerpt }) => (
          <li key={slug}>
            <h3>
              <Link to={`/blogs/${encodeURIComponent(slug)}`}>{title}</Link>
            </h3>
            <p>{excerpt}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { Link } from 'shared/router';
import { RisingRule } from 'shared/ui';
import { nextAddress, READ_NEXT } from '#blogs/addresses.ts';
import { messages } from '#blogs/messages.en.ts';
import { type Article, readSummaries } from '#blogs/post-summary.ts';
import { usePosts } from '#blogs/use-posts.ts';

/**
 * Three other articles, those first that share a topic with this one, under that topic. Nothing at all where there are
 * none, or where they cannot be fetched.
 */
export function ReadNext({ after: { slug: read, topics } }: { after: Article }) {
  const { state } = usePosts(nextAddress(read), readSummaries);
  const others = state.status === 'ready' ? state.data.filter(({ slug }) => slug !== read).slice(0, READ_NEXT) : [];
  if (others.length === 0) return null;
  return (
    <section className="page section read-next" aria-labelledby="read-next">
      <RisingRule />
      <div className="section-head">
        <h2 id="read-next">{messages.readNext}</h2>
      </div>
      <ul className="columns columns--3">
        {others.map((other) => {
          const shared = other.topics.find((topic) => topics.includes(topic));
          return (
            <li key={other.slug} lang={other.lang}>
              <h3>
                <Link to={`/blogs/${encodeURIComponent(other.slug)}`}>{other.title}</Link>
              </h3>
              {shared !== undefined && <p className="caption">{messages.alsoOn({ topic: shared })}</p>}
              <p>{other.excerpt}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

import '#blogs/article.css';
import { useEffect, useRef } from 'react';
import { Link, useParams } from 'shared/router';
import { ButtonLink, EmptyState, PageHead, RisingRule, Skeleton } from 'shared/ui';
import { articleAddress, nextAddress, READ_NEXT } from '#blogs/addresses.ts';
import { ArticleView } from '#blogs/article-view.tsx';
import { clean } from '#blogs/clean.ts';
import { type Article, readArticle, readSummaries } from '#blogs/post-summary.ts';
import { PostsFailed } from '#blogs/posts-failed.tsx';
import { usePosts } from '#blogs/use-posts.ts';
import { messages } from '#messages.en.ts';

const CRUMBS = [
  { label: messages.crumbHome, to: '/' },
  { label: messages.blogsTitle, to: '/blogs' },
];

const cleaned = async (article: Article | null) => article && { ...article, html: await clean(article.html) };

export default function PostPage() {
  const { slug = '' } = useParams();
  // A new article is a new page: nothing of the one before may stay.
  return <Post key={slug} slug={slug} />;
}

function Post({ slug }: { slug: string }) {
  const { state, retry } = usePosts(articleAddress(slug), readArticle, cleaned);
  useFocusAfterWaiting(state.status);
  if (state.status === 'ready' && state.data !== null) {
    return (
      <>
        <ArticleView article={state.data} crumbs={CRUMBS} />
        <ReadNext after={state.data} />
      </>
    );
  }
  return (
    <div className="page article--waiting">
      {state.status === 'loading' && (
        <>
          <PageHead title={messages.postPageTitle} crumbs={CRUMBS} />
          <Skeleton lines={12} label={messages.statusLoadingPost} />
        </>
      )}
      {state.status === 'failed' && (
        <>
          <PageHead title={messages.articleNotLoaded} crumbs={CRUMBS} />
          <PostsFailed onRetry={retry} />
        </>
      )}
      {state.status === 'ready' && (
        <>
          <PageHead title={messages.postMissingTitle} crumbs={CRUMBS} />
          <EmptyState
            title={messages.postMissingPageTitle}
            action={<ButtonLink to="/blogs">{messages.actionAllPosts}</ButtonLink>}
          >
            {messages.renamedOrWithdrawn}
          </EmptyState>
        </>
      )}
    </div>
  );
}

/** The heading that had the focus while the article was fetched is gone with the waiting page: the new one takes over. */
function useFocusAfterWaiting(status: 'loading' | 'failed' | 'ready'): void {
  const waited = useRef(false);
  useEffect(() => {
    if (status === 'loading') waited.current = true;
    else if (waited.current && document.activeElement === document.body) {
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    }
  }, [status]);
}

/**
 * Three other articles, those first that share a topic with this one, under that topic. Nothing at all where there are
 * none, or where they cannot be fetched.
 */
function ReadNext({ after: { slug: read, topics } }: { after: Article }) {
  const { state } = usePosts(nextAddress(read), readSummaries);
  const others = state.status === 'ready' ? state.data.filter(({ slug }) => slug !== read).slice(0, READ_NEXT) : [];
  if (others.length === 0) return null;
  return (
    <section className="page section read-next" aria-labelledby="read-next">
      <RisingRule />
      <div className="section-head">
        <h2 id="read-next">{messages.postHeadingNext}</h2>
      </div>
      <ul className="columns columns--3">
        {others.map((other) => {
          const shared = other.topics.find((topic) => topics.includes(topic));
          return (
            <li key={other.slug} lang={other.lang}>
              <h3>
                <Link to={`/blogs/${encodeURIComponent(other.slug)}`}>{other.title}</Link>
              </h3>
              {shared !== undefined && <p className="caption">{messages.postTopicAlso({ topic: shared })}</p>}
              <p>{other.excerpt}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

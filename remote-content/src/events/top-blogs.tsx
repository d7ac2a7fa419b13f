import { Link } from 'shared/router';
import { Icon } from 'shared/ui';
import { newestAddress, TOP_BLOGS } from '#blogs/addresses.ts';
import { NoPosts } from '#blogs/no-posts.tsx';
import { PostList, PostListSkeleton } from '#blogs/post-list.tsx';
import { readSummaries } from '#blogs/post-summary.ts';
import { PostsFailed } from '#blogs/posts-failed.tsx';
import { usePosts } from '#blogs/use-posts.ts';
import { messages } from '#events/messages.en.ts';

/** The first five articles. */
export function TopBlogs() {
  const { state, retry } = usePosts(newestAddress(TOP_BLOGS), readSummaries);
  return (
    <section className="page events__blogs" aria-labelledby="top-blogs">
      <div className="section-head">
        <h2 id="top-blogs">{messages.topBlogs}</h2>
      </div>
      {state.status === 'loading' && <PostListSkeleton count={TOP_BLOGS} />}
      {state.status === 'failed' && <PostsFailed onRetry={retry} />}
      {state.status === 'ready' && state.data.length === 0 && <NoPosts onRetry={retry} />}
      {state.status === 'ready' && state.data.length > 0 && (
        <PostList posts={state.data.slice(0, TOP_BLOGS)} headings="h3" />
      )}
      <Link className="icon-link" to="/blogs">
        {messages.allArticles} <Icon name="arrow-right" />
      </Link>
    </section>
  );
}

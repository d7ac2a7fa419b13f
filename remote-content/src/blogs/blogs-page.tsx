import { RestOfPage } from 'shared/rest-of-page';
import { Link, useSearchParams } from 'shared/router';
import { ButtonLink, PageHead, useHydrated } from 'shared/ui';
import { listAddress, PAGE_SIZE } from '#blogs/addresses.ts';
import { messages } from '#blogs/messages.en.ts';
import { NoPosts } from '#blogs/no-posts.tsx';
import { PostList, PostListSkeleton } from '#blogs/post-list.tsx';
import { readSummaries } from '#blogs/post-summary.ts';
import { PostsFailed } from '#blogs/posts-failed.tsx';
import { SearchForm } from '#blogs/search-form.tsx';
import { usePosts } from '#blogs/use-posts.ts';

interface ListQuery {
  page: number;
  search: string;
  topic: string;
}

export default function BlogsPage() {
  const { page, search, topic } = useListQuery();
  const { state, retry } = usePosts(listAddress({ page, search, topic }), readSummaries);
  return (
    <div className="page">
      <PageHead
        title={messages.blogs}
        lead={messages.articlesOnInvesting}
        crumbs={[{ label: messages.home, to: '/' }]}
        finder={<SearchForm search={search} />}
      />
      <RestOfPage>
        <div className="blogs">
          {topic !== '' && (
            <p>
              {messages.articlesAbout({ topic })} <Link to="/blogs">{messages.showAllArticles}</Link>
            </p>
          )}
          {state.status === 'loading' && <PostListSkeleton count={6} />}
          {state.status === 'failed' && <PostsFailed onRetry={retry} />}
          {state.status === 'ready' && state.data.length === 0 && (
            <NoPosts search={search} topic={topic} page={page} onRetry={retry} />
          )}
          {state.status === 'ready' && state.data.length > 0 && (
            <>
              <p className="visually-hidden" role="status">
                {search === '' ? messages.pageOfArticles({ page }) : messages.articlesThatMention({ search })}
              </p>
              <PostList posts={state.data.slice(0, PAGE_SIZE)} headings="h2" />
              <Paging page={page} search={search} topic={topic} more={state.data.length > PAGE_SIZE} />
            </>
          )}
        </div>
      </RestOfPage>
    </div>
  );
}

/** Page, search and topic from the address; the first render, which the origin shares, knows only the path. */
function useListQuery(): ListQuery {
  const [query] = useSearchParams();
  const hydrated = useHydrated();
  if (!hydrated) return { page: 1, search: '', topic: '' };
  const page = Number(query.get('page'));
  return {
    page: Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1,
    search: (query.get('search') ?? '').trim().slice(0, 100),
    topic: (query.get('topic') ?? '').trim().slice(0, 100),
  };
}

function Paging({ page, search, topic, more }: ListQuery & { more: boolean }) {
  if (page === 1 && !more) return null;
  const to = (number: number) => {
    const query = new URLSearchParams({
      ...(search === '' ? {} : { search }),
      ...(topic === '' ? {} : { topic }),
      ...(number === 1 ? {} : { page: String(number) }),
    });
    const text = query.toString();
    return text === '' ? '/blogs' : `/blogs?${text}`;
  };
  return (
    <nav className="blogs__paging" aria-label={messages.pagesOfArticles}>
      {page > 1 && (
        <ButtonLink variant="secondary" to={to(page - 1)}>
          {messages.newerArticles}
        </ButtonLink>
      )}
      <span className="quiet">{messages.pageNumber({ page })}</span>
      {more && (
        <ButtonLink variant="secondary" to={to(page + 1)}>
          {messages.olderArticles}
        </ButtonLink>
      )}
    </nav>
  );
}

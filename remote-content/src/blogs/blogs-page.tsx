import { type FormEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { Field } from 'shared/forms';
import type { RenderedLink } from 'shared/remote';
import { RestOfPage } from 'shared/rest-of-page';
import { Link, useAddress, useNavigate, useNavigationType, useSearchParams, withQuery } from 'shared/router';
import { usePageData } from 'shared/site';
import { Button, ButtonLink, PageHead, useHydrated } from 'shared/ui';
import { type LIST_QUERY, listAddress, PAGE_SIZE } from '#blogs/addresses.ts';
import { NoPosts } from '#blogs/no-posts.tsx';
import { PostList, PostListSkeleton } from '#blogs/post-list.tsx';
import { readSummaries } from '#blogs/post-summary.ts';
import { PostsFailed } from '#blogs/posts-failed.tsx';
import { usePosts } from '#blogs/use-posts.ts';
import { messages } from '#messages.en.ts';

interface Shown {
  page: number;
  search: string;
  topic: string;
}

export default function BlogsPage() {
  const query = useListQuery();
  const { state, retry } = usePosts(query && listAddress(query), readSummaries);
  const { page, search, topic } = shownBy(query);
  const isShown = state.status === 'ready' && state.data.length > 0;
  useTopOf(`${page} ${search} ${topic}`);
  return (
    <div className="page">
      <PageHead
        title={messages.blogsTitle}
        lead={messages.articlesOnInvesting}
        crumbs={[{ label: messages.crumbHome, to: '/' }]}
        finder={<SearchForm search={search} />}
      />
      <RestOfPage>
        <div className="blogs">
          <p className="visually-hidden" role="status">
            {isShown && (search === '' ? messages.pageOfArticles({ page }) : messages.blogsFoundFor({ search }))}
          </p>
          {topic !== '' && (
            <p>
              {messages.blogsFoundTopic({ topic })} <Link to="/blogs">{messages.actionClearSearch}</Link>
            </p>
          )}
          {state.status === 'loading' && <PostListSkeleton count={6} />}
          {state.status === 'failed' && <PostsFailed onRetry={retry} />}
          {state.status === 'ready' && state.data.length === 0 && (
            <NoPosts search={search} topic={topic} page={page} onRetry={retry} />
          )}
          {state.status === 'ready' && state.data.length > 0 && (
            <>
              <PostList posts={state.data.slice(0, PAGE_SIZE)} headings="h2" />
              <Paging page={page} search={search} topic={topic} more={state.data.length > PAGE_SIZE} />
            </>
          )}
        </div>
      </RestOfPage>
    </div>
  );
}

/** Another list begins at its top, as another page would: the link to it is gone. Whoever searches stays in the field. */
function useTopOf(list: string): void {
  const navigation = useNavigationType();
  const shown = useRef(list);
  // In the layout phase: no frame shows the middle of the next list.
  useLayoutEffect(() => {
    if (shown.current === list) return;
    shown.current = list;
    const heading = document.querySelector('h1');
    if (navigation !== 'PUSH' || heading === null || document.activeElement?.closest('search')) return;
    window.scrollTo(0, 0);
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [list, navigation]);
}

/** What the address says of the list; null in a document that stands for any query, until the page is alive. */
function useListQuery(): Record<(typeof LIST_QUERY)[number], string> | null {
  const [query] = useSearchParams();
  const rendered = usePageData<RenderedLink>('/blogs');
  const hydrated = useHydrated();
  if (!hydrated && rendered?.today === null) return null;
  // A document that was not rendered for a query is that of the plain address.
  const said = (name: string) => (hydrated || rendered !== undefined ? firstOf(query.get(name) ?? '') : '');
  return { page: pageNumber(said('page')) === 1 ? '' : said('page'), search: said('search'), topic: said('topic') };
}

/** As much of a text as the field takes, and no half of a sign: that cannot stand in an address. */
const firstOf = (text: string): string => text.slice(0, 100).replace(/[\ud800-\udbff]$/, '');

function shownBy(query: ReturnType<typeof useListQuery>): Shown {
  return {
    page: pageNumber(query?.page ?? ''),
    search: (query?.search ?? '').trim(),
    topic: (query?.topic ?? '').trim(),
  };
}

function pageNumber(text: string): number {
  const page = Number(text);
  return Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1;
}

function Paging({ page, search, topic, more }: Shown & { more: boolean }) {
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
    <nav className="blogs__paging" aria-label={messages.blogsLabelPages}>
      {page > 1 && (
        <ButtonLink variant="secondary" to={to(page - 1)}>
          {messages.blogsActionNewer}
        </ButtonLink>
      )}
      <span className="quiet">{messages.pageNumber({ page })}</span>
      {more && (
        <ButtonLink variant="secondary" to={to(page + 1)}>
          {messages.blogsActionOlder}
        </ButtonLink>
      )}
    </nav>
  );
}

/** Searches titles and texts. The address holds what was looked for, so that a result can be shared. */
function SearchForm({ search }: { search: string }) {
  const navigate = useNavigate();
  const action = useAddress('/blogs');
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(search);
  // Another search may come by the address alone. The field itself stays, and with it the focus of whoever has searched.
  useEffect(() => {
    const field = form.current?.elements.namedItem('search');
    if (shown.current !== search && field instanceof HTMLInputElement) field.value = search;
    shown.current = search;
  }, [search]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('search') ?? '').trim();
    navigate(typed === '' ? '/blogs' : withQuery('/blogs', { search: typed }));
  };
  return (
    <search>
      <form ref={form} className="blogs__search" action={action} onSubmit={submit}>
        <Field
          label={messages.blogsFieldSearch}
          name="search"
          type="search"
          defaultValue={search}
          placeholder={messages.suchAsSip}
          maxLength={100}
          autoComplete="off"
        />
        <Button type="submit" variant="secondary" icon="search">
          {messages.blogsActionSearch}
        </Button>
      </form>
    </search>
  );
}

import '#events/events.css';
import type { ReactNode } from 'react';
import { formatDate } from 'shared/format/date';
import { RestOfPage } from 'shared/rest-of-page';
import { Link } from 'shared/router';
import { useSite } from 'shared/site';
import { ButtonLink, EmptyState, Icon, PageHead, RisingRule } from 'shared/ui';
import { newestAddress, TOP_BLOGS } from '#blogs/addresses.ts';
import { NoPosts } from '#blogs/no-posts.tsx';
import { PostList, PostListSkeleton } from '#blogs/post-list.tsx';
import { readSummaries } from '#blogs/post-summary.ts';
import { PostsFailed } from '#blogs/posts-failed.tsx';
import { ShareButtons } from '#blogs/share-buttons.tsx';
import { usePosts } from '#blogs/use-posts.ts';
import { NextWebinars } from '#events/next-webinars.tsx';
import { messages } from '#messages.en.ts';

export default function EventsPage() {
  const { firm } = useSite();
  return (
    <>
      <div className="page">
        <PageHead
          title={messages.learnCrumb}
          lead={messages.educateYourselfWebinarsWhen}
          crumbs={[{ label: messages.crumbHome, to: '/' }]}
        />
      </div>
      <RestOfPage>
        <TopBlogs />
        <div className="page section">
          <section className="events__webinars" aria-labelledby="webinars">
            <h2 id="webinars">{messages.webinarsHeading}</h2>
            <NextWebinars headings="h3" />
          </section>
          <section className="section" aria-labelledby="share">
            <h2 id="share">{messages.shareHeading}</h2>
            <div className="button-row events__share">
              <ShareButtons title={messages.eYourselfAtFirm({ firm: firm.name })} />
              <InstagramLink />
            </div>
          </section>
        </div>
        <Published />
      </RestOfPage>
    </>
  );
}

function InstagramLink() {
  const instagram = useSite().socials.find(({ name }) => name === 'Instagram');
  if (instagram === undefined) return null;
  return (
    <ButtonLink variant="secondary" icon="instagram" to={instagram.url} rel="noopener">
      {messages.shareActionInstagram}
    </ButtonLink>
  );
}

/** What the firm has to listen to, and what others have written about it; where there is nothing, what there is instead. */
export function Published() {
  const { podcasts, expertReviews } = useSite();
  return (
    <div className="page section">
      <RisingRule />
      <div className="published">
        <Shelf
          id="podcasts"
          title={messages.podcastsTitle}
          lead={messages.whatPodcastsAre}
          entries={podcasts.map(({ speaker, ...entry }) => ({
            ...entry,
            by: speaker,
            length: messages.minutesToListen({ minutes: entry.minutes }),
            opens: messages.mediaActionListen,
            named: messages.listenToTitle({ title: entry.title }),
          }))}
          empty={
            <EmptyState
              title={messages.podcastsEmptyTitle}
              action={<Link to="/blogs">{messages.reviewsEmptyLink}</Link>}
            >
              {messages.insteadOfPodcasts}
            </EmptyState>
          }
        />
        <Shelf
          id="expert-reviews"
          title={messages.reviewsTitle}
          lead={messages.whatReviewsAre}
          entries={expertReviews.map(({ reviewer, ...entry }) => ({
            ...entry,
            by: reviewer,
            length: messages.minutesToRead({ minutes: entry.minutes }),
            opens: messages.mediaActionRead,
            named: messages.readTitle({ title: entry.title }),
          }))}
          empty={
            <EmptyState
              title={messages.noReviewsYet}
              action={<Link to="/calculators">{messages.podcastsEmptyLink}</Link>}
            >
              {messages.insteadOfReviews}
            </EmptyState>
          }
        />
      </div>
    </div>
  );
}

interface Entry {
  title: string;
  /** Who speaks, or who has written it. */
  by: string;
  date: string;
  length: string;
  text?: string | undefined;
  link: string;
  /** The words of its link, and the same with the entry's name for who hears the link alone. */
  opens: string;
  named: string;
}

interface ShelfProps {
  id: string;
  title: string;
  lead: string;
  entries: readonly Entry[];
  /** Stands there while there are no entries. */
  empty: ReactNode;
}

/** Entries of one kind, the newest first. */
function Shelf({ id, title, lead, entries, empty }: ShelfProps) {
  return (
    <section className={entries.length === 0 ? undefined : 'published__full'} aria-labelledby={id}>
      <div className="section-head">
        <h2 id={id}>{title}</h2>
        <p>{lead}</p>
      </div>
      {entries.length === 0 && empty}
      {entries.length > 0 && (
        <ul className="columns columns--3">
          {[...entries]
            .sort((a, b) => b.date.localeCompare(a.date))
            .map((entry) => (
              <li key={entry.link + entry.title}>
                <h3>{entry.title}</h3>
                <p className="caption">
                  {messages.byOnFor({
                    by: entry.by,
                    day: formatDate(entry.date),
                    date: (words) => <time dateTime={entry.date}>{words}</time>,
                    length: entry.length,
                  })}
                </p>
                {entry.text !== undefined && <p>{entry.text}</p>}
                <ButtonLink variant="quiet" icon="external" to={entry.link} aria-label={entry.named}>
                  {entry.opens}
                </ButtonLink>
              </li>
            ))}
        </ul>
      )}
    </section>
  );
}

/** The first five articles. */
function TopBlogs() {
  const { state, retry } = usePosts(newestAddress(TOP_BLOGS), readSummaries);
  return (
    <section className="page events__blogs" aria-labelledby="top-blogs">
      <div className="section-head">
        <h2 id="top-blogs">{messages.learnHeadingBlogs}</h2>
      </div>
      {state.status === 'loading' && <PostListSkeleton count={TOP_BLOGS} />}
      {state.status === 'failed' && <PostsFailed onRetry={retry} />}
      {state.status === 'ready' && state.data.length === 0 && <NoPosts onRetry={retry} />}
      {state.status === 'ready' && state.data.length > 0 && (
        <PostList posts={state.data.slice(0, TOP_BLOGS)} headings="h3" />
      )}
      <Link className="icon-link" to="/blogs">
        {messages.actionAllPosts} <Icon name="arrow-right" />
      </Link>
    </section>
  );
}

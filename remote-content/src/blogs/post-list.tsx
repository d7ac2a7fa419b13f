import '#blogs/posts.css';
import type { Picture } from 'shared/contract/post';
import { formatDate } from 'shared/format/date';
import { Link } from 'shared/router';
import type { PostSummary } from '#blogs/post-summary.ts';
import { messages } from '#messages.en.ts';

/** Articles as cards: picture, title, the first words, date and time to read. */
export function PostList({ posts, headings: Heading }: { posts: readonly PostSummary[]; headings: 'h2' | 'h3' }) {
  return (
    <ul className="posts">
      {posts.map((post) => (
        <li className="pick post-card" key={post.slug} lang={post.lang}>
          <PostPicture picture={post.picture} />
          <div className="post-card__text">
            <Heading>
              <Link to={`/blogs/${encodeURIComponent(post.slug)}`}>{post.title}</Link>
            </Heading>
            <p className="post-card__excerpt">{post.excerpt}</p>
          </div>
          <p className="byline">
            <time dateTime={post.date.slice(0, 10)}>{formatDate(post.date.slice(0, 10))}</time>
            <span>{minutesText(post.minutes)}</span>
            {post.topics.length > 0 && <span>{post.topics.slice(0, 2).join(', ')}</span>}
          </p>
        </li>
      ))}
    </ul>
  );
}

export const minutesText = (minutes: number): string => messages.postReadingTime({ minutes });

/** Holds the place of `count` cards. */
export function PostListSkeleton({ count }: { count: number }) {
  return (
    <div role="status" aria-busy="true">
      <p className="visually-hidden">{messages.statusLoadingPosts}</p>
      <ul className="posts" aria-hidden="true">
        {Array.from({ length: count }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cards are all alike and never move
          <li className="pick post-card post-card--loading" key={place}>
            <span className="skeleton post-card__picture" />
            <span className="skeleton" />
            <span className="skeleton" />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The picture of an article, in a box of 16 : 9 whatever its own size; a rising rule stands in where there is none. */
function PostPicture({ picture }: { picture: Picture | null }) {
  if (picture === null) {
    return (
      <svg className="post-card__picture post-card__picture--none" viewBox="0 0 320 180" aria-hidden="true">
        <path d="M40 140H88V132H124V118H160V100H196V76H232V44H280" />
      </svg>
    );
  }
  const { src, width, height, alt } = picture;
  return (
    <img
      className="post-card__picture"
      src={src}
      width={width}
      height={height}
      alt={alt}
      loading="lazy"
      decoding="async"
    />
  );
}

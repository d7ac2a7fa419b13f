import { useEffect, useMemo } from 'react';
import { formatDate } from 'shared/format/date';
import { documentTitle } from 'shared/format/document-title';
import type { Crumb } from 'shared/remote';
import { Link } from 'shared/router';
import { useLeads, useSite } from 'shared/site';
import { ButtonLink } from 'shared/ui';
import { prepareArticle } from '#blogs/article-html.ts';
import { messages } from '#blogs/messages.en.ts';
import { playVideo } from '#blogs/play-video.ts';
import { minutesText } from '#blogs/post-list.tsx';
import type { Article } from '#blogs/post-summary.ts';
import { ShareButtons } from '#blogs/share-buttons.tsx';
import { TableOfContents } from '#blogs/table-of-contents.tsx';
import { trustedMarkup } from '#blogs/trusted-markup.ts';

/** An article with its contents, its calculator, and ways to hand it on. */
export function ArticleView({ article, crumbs }: { article: Article; crumbs: readonly Crumb[] }) {
  const { firm } = useSite();
  useEffect(() => {
    document.title = documentTitle(article.title, firm.name);
  }, [article.title, firm.name]);
  const { html, sections } = useMemo(() => prepareArticle(article.html), [article.html]);
  const markup = useMemo(() => trustedMarkup(html), [html]);
  return (
    <div className="page">
      <nav className="breadcrumb" aria-label={messages.breadcrumb}>
        <ol>
          {crumbs.map(({ to, label }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
          <li aria-current="page">{article.title}</li>
        </ol>
      </nav>
      <div className="article">
        <TableOfContents sections={sections} />
        <article className="prose prose--article">
          <ArticleHead article={article} />
          {html === '' ? (
            <p>{messages.noTextYet}</p>
          ) : (
            // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the links inside take the click, by keyboard too
            // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the origin, and again here when fetched
            <div className="article__body" onClick={playVideo} dangerouslySetInnerHTML={{ __html: markup }} />
          )}
          <p className="caption">{messages.marketRisks}</p>
          <div className="button-row article__share">
            <ShareButtons title={article.title} />
          </div>
        </article>
        <TryIt calculator={article.calculator} />
      </div>
    </div>
  );
}

function ArticleHead({ article }: { article: Article }) {
  const { firm } = useSite();
  const { title, excerpt, date, minutes, reviewed, picture } = article;
  return (
    <>
      <h1 tabIndex={-1}>{title}</h1>
      {excerpt !== '' && <p className="lead">{excerpt}</p>}
      <p className="byline">
        <span>{firm.name}</span>
        <time dateTime={date.slice(0, 10)}>{formatDate(date.slice(0, 10))}</time>
        <span>{minutesText(minutes)}</span>
        {reviewed !== null && (
          <span>
            {messages.lastReviewed({
              day: formatDate(reviewed),
              date: (words) => <time dateTime={reviewed}>{words}</time>,
            })}
          </span>
        )}
      </p>
      {picture !== null && (
        <img
          className="article__picture"
          src={picture.src}
          width={picture.width}
          height={picture.height}
          alt={picture.alt}
          decoding="async"
        />
      )}
    </>
  );
}

function TryIt({ calculator }: { calculator: string | null }) {
  const lead = useLeads().find(({ path }) => path === calculator);
  return (
    <aside className="aside" aria-label={messages.tryIt}>
      <section className="card stack">
        <h2 className="small">{messages.tryItWithYourNumbers}</h2>
        <p className="quiet">{messages.typeYourOwnAmount}</p>
        <ButtonLink variant="secondary" wide to={lead?.path ?? '/calculators'}>
          {lead?.name ?? messages.allCalculators}
        </ButtonLink>
      </section>
    </aside>
  );
}

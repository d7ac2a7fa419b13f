import { useEffect, useMemo } from 'react';
import { formatDate } from 'shared/format/date';
import { documentTitle } from 'shared/format/document-title';
import type { Crumb } from 'shared/remote';
import { Link } from 'shared/router';
import { useLeads, useSite } from 'shared/site';
import { ButtonLink, Face } from 'shared/ui';
import { topicPath } from '#blogs/addresses.ts';
import { isBeginning, prepareArticle } from '#blogs/article-html.ts';
import { playVideo } from '#blogs/play-video.ts';
import { minutesText } from '#blogs/post-list.tsx';
import type { Article } from '#blogs/post-summary.ts';
import { ShareButtons } from '#blogs/share-buttons.tsx';
import { TableOfContents } from '#blogs/table-of-contents.tsx';
import { trustedMarkup } from '#blogs/trusted-markup.ts';
import { messages } from '#messages.en.ts';

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
      <nav className="breadcrumb" aria-label={messages.labelBreadcrumb}>
        <ol>
          {crumbs.map(({ to, label }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
          <li aria-current="page">{article.title}</li>
        </ol>
      </nav>
      <div className="article" lang={article.lang}>
        <article className="prose prose--article">
          <ArticleHead article={article} />
          {html === '' ? (
            <p>{messages.noTextYet}</p>
          ) : (
            // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the links inside take the click, by keyboard too
            // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the origin, and again here when fetched
            <div className="article__body" onClick={playVideo} dangerouslySetInnerHTML={{ __html: markup }} />
          )}
          <Topics topics={article.topics} />
          <p className="caption">{messages.marketRisks}</p>
          <div className="button-row article__share">
            <ShareButtons title={article.title} />
          </div>
        </article>
        <div className="article__side">
          <TryIt calculators={article.calculators} />
          <TableOfContents sections={sections} />
        </div>
      </div>
    </div>
  );
}

function ArticleHead({ article }: { article: Article }) {
  const { title, excerpt, html, date, minutes, reviewed, author, picture } = article;
  const lead = useMemo(() => (isBeginning(excerpt, html) ? '' : excerpt), [excerpt, html]);
  return (
    <>
      <p className="byline">
        <time dateTime={date.slice(0, 10)}>{formatDate(date.slice(0, 10))}</time>
        <span>{minutesText(minutes)}</span>
        {reviewed !== null && (
          <span>
            {messages.postReviewedOn({
              day: formatDate(reviewed),
              date: (words) => <time dateTime={reviewed}>{words}</time>,
            })}
          </span>
        )}
      </p>
      <h1 tabIndex={-1}>{title}</h1>
      {lead !== '' && <p className="lead">{lead}</p>}
      <Author author={author} />
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

/** Who wrote it; the firm where no person is named. */
function Author({ author }: Pick<Article, 'author'>) {
  const { firm, sample } = useSite();
  const kind = sample ? 'sample' : 'real';
  return (
    <p className="article__author">
      <Face name={author?.name ?? firm.name} portrait={author?.portrait} />
      {author === null ? (
        messages.byFirm({ firm: firm.name })
      ) : (
        <span>
          {messages.byAuthor({
            name: author.name,
            role: author.role,
            strong: (words) => <strong>{words}</strong>,
            kind,
          })}
        </span>
      )}
    </p>
  );
}

/** What it is about, each with the list of the others. */
function Topics({ topics }: Pick<Article, 'topics'>) {
  if (topics.length === 0) return null;
  return (
    <ul className="byline article__topics" aria-label={messages.labelTopics}>
      {topics.map((topic) => (
        <li key={topic}>
          <Link to={topicPath(topic)}>{topic}</Link>
        </li>
      ))}
    </ul>
  );
}

function TryIt({ calculators }: Pick<Article, 'calculators'>) {
  const leads = useLeads();
  const links = calculators.flatMap((to) => {
    const name = leads.find(({ path }) => path === to.split('?', 1)[0])?.name;
    return name === undefined ? [] : [{ to, name }];
  });
  const filled = links.some(({ to }) => to.includes('?'));
  return (
    <section className="card stack article__try" aria-labelledby="try-it">
      <h2 className="small" id="try-it">
        {messages.postHeadingTry}
      </h2>
      <p className="quiet">{filled ? messages.figuresAreFilledIn : messages.postTryLead}</p>
      {links.map(({ to, name }, place) => (
        <ButtonLink variant={place === 0 ? 'primary' : 'secondary'} wide to={to} key={to}>
          {name}
        </ButtonLink>
      ))}
      {links.length === 0 && (
        <ButtonLink variant="secondary" wide to="/calculators">
          {messages.actionAllCalculators}
        </ButtonLink>
      )}
    </section>
  );
}

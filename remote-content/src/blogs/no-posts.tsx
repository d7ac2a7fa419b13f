import { Link } from 'shared/router';
import { Button, EmptyState } from 'shared/ui';
import { messages } from '#messages.en.ts';

interface Props {
  /** What was looked for, when the list is the answer to a search. */
  search?: string;
  /** What the articles are to be about, when the list is that of a topic. */
  topic?: string;
  page?: number;
  onRetry: () => void;
}

/** The empty list. */
export function NoPosts({ search = '', topic = '', page = 1, onRetry }: Props) {
  if (search !== '' || topic !== '' || page > 1) {
    return (
      <EmptyState title={messages.blogsEmptyTitle} action={<Link to="/blogs">{messages.actionClearSearch}</Link>}>
        {page === 1 && search !== '' && messages.blogsEmptyFor({ search })}
        {page > 1 && messages.noArticlesThisFarBack}
        {page === 1 && search === '' && messages.noArticleAbout({ topic })}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={messages.blogsNoneTitle}
      action={
        <Button variant="secondary" onClick={onRetry}>
          {messages.actionRetry}
        </Button>
      }
    >
      <p>{messages.blogsNoneLead({ calculators: (words) => <Link to="/calculators">{words}</Link> })}</p>
    </EmptyState>
  );
}

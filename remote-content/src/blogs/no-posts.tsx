import { Link } from 'shared/router';
import { Button, EmptyState } from 'shared/ui';

interface Props {
  /** What was looked for, when the list is the answer to a search. */
  search?: string;
  page?: number;
  onRetry: () => void;
}

/** The empty list. */
export function NoPosts({ search = '', page = 1, onRetry }: Props) {
  if (search !== '' || page > 1) {
    return (
      <EmptyState title="No articles found" action={<Link to="/blogs">Show all articles</Link>}>
        {search === '' ? 'There are no articles this far back.' : `No article mentions “${search}”. Try fewer words.`}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No posts yet"
      action={
        <Button variant="secondary" onClick={onRetry}>
          Retry
        </Button>
      }
    >
      <p>
        Articles will appear here. Meanwhile, try our <Link to="/calculators">calculators</Link>.
      </p>
    </EmptyState>
  );
}

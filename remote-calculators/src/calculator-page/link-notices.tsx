import { formatDate } from 'shared/format/date';
import { Notice } from 'shared/ui';

/** Said when the link that brought the visitor here could not be used. */
export function BadLinkNotice() {
  return (
    <Notice kind="warning" title="The link could not be used">
      A figure in it is missing or out of bounds, so the page shows its usual example.
    </Notice>
  );
}

interface CountedFromNoticeProps {
  /** The day that a link counts from, `YYYY-MM-DD`. */
  day: string;
  onToday: () => void;
}

/** A link that counts months keeps its own first day, so that its figures stay; the visitor may take today instead. */
export function CountedFromNotice({ day, onToday }: CountedFromNoticeProps) {
  return (
    <div className="no-print">
      <Notice kind="info">
        <p>
          This link counts from {formatDate(day)}.{' '}
          <button className="text-button" type="button" onClick={onToday}>
            Count from today
          </button>
        </p>
      </Notice>
    </div>
  );
}

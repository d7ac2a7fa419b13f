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

/** Said to who has no script, where the origin had no time to work the link out: a browser with one does it at once. */
export function BlankNotice() {
  return (
    <noscript>
      <Notice kind="warning" title="The figures of this link are not ready yet">
        Many people are using this page just now. Please load it again in a moment.
      </Notice>
    </noscript>
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
          <button className="text-button needs-script" type="button" onClick={onToday}>
            Count from today
          </button>
        </p>
      </Notice>
    </div>
  );
}

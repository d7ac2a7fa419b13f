import { formatDate } from 'shared/format/date';
import { Notice } from 'shared/ui';
import { messages } from '#calculator-page/messages.en.ts';
import { useToday } from '#calculator-page/settle/use-today.ts';

/** Said when the link that brought the visitor here could not be used. */
export function BadLinkNotice() {
  return (
    <Notice kind="warning" title={messages.theLinkCouldNotBe}>
      {messages.aFigure}
    </Notice>
  );
}

/** Said to who has no script, where the origin had no time to work the link out: a browser with one does it at once. */
export function BlankNotice() {
  return (
    <noscript>
      <Notice kind="warning" title={messages.theFiguresOfThisLink}>
        {messages.manyPeopleAreUsingThis}
      </Notice>
    </noscript>
  );
}

interface CountedFromNoticeProps {
  /** The day that a link counts from, `YYYY-MM-DD`. */
  day: string;
  /** The day that the first render counts from; null where it knows none. */
  served: string | null;
  onToday: () => void;
}

/** A link that counts months keeps its own first day, so that its figures stay; the visitor may take today instead. */
export function CountedFromNotice({ day, served, onToday }: CountedFromNoticeProps) {
  if (useToday(served) === day) return null;
  return (
    <div className="no-print">
      <Notice kind="info">
        <p>
          {messages.thisLinkCountsFrom({ day: formatDate(day) })}
          <button className="text-button needs-script" type="button" onClick={onToday}>
            {messages.countFromToday}
          </button>
        </p>
      </Notice>
    </div>
  );
}

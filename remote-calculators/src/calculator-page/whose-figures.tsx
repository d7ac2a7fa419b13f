import { useMemo } from 'react';
import { formatDate } from 'shared/format/date';
import { Link } from 'shared/router';
import { Notice } from 'shared/ui';
import { useToday } from '#calculator-page/settle/use-today.ts';
import type { CalculatorView } from '#definition/definition.ts';
import type { Worked } from '#form/calculator-form.ts';
import { messages } from '#messages.en.ts';
import { addressed, toQuery } from '#scenario/link.ts';
import { readFields } from '#scenario/read-fields.ts';
import { initialScenario, showsExample } from '#scenario/scenario.ts';
import { emptiedQuery } from '#scenario/typed-form.ts';

/** Said when the link that brought the visitor here could not be used. */
export function BadLinkNotice() {
  return (
    <Notice kind="warning" title={messages.badLinkTitle}>
      {messages.badLinkText}
    </Notice>
  );
}

/**
 * Said to who has no script, where the origin had no time to work the link out: a browser with one does it at once, and
 * the document asks for itself once more.
 */
export function BlankNotice() {
  return (
    <noscript>
      <div className="stands-in">
        <Notice kind="warning" title={messages.blankLinkTitle}>
          {messages.manyPeopleAreUsingThis}
        </Notice>
      </div>
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
          {messages.countedFromNote({ day: formatDate(day) })}
          <button className="text-button needs-script" type="button" onClick={onToday}>
            {messages.countedFromAction}
          </button>
        </p>
      </Notice>
    </div>
  );
}

interface WhoseFiguresProps {
  definition: CalculatorView;
  view: Worked;
  /** The day that the first render counts from, `YYYY-MM-DD` in India; null where it knows none. */
  served: string | null;
}

/**
 * Whose figures a planner shows: its example's, which is said, or the visitor's own. Each is one press away from the other,
 * by plain links, and the line takes the same room either way.
 */
export function WhoseFigures({ definition, view, served }: WhoseFiguresProps) {
  const today = useToday(served);
  const isExample = showsExample(definition, view.scenario, today);
  const example = useMemo(() => {
    const scenario = initialScenario(definition, today);
    return toQuery(definition, scenario, readFields(definition, scenario.texts, today, scenario.choices));
  }, [definition, today]);
  return (
    <WhoseLine
      isExample={isExample}
      own={addressed(definition.path, emptiedQuery(definition))}
      example={addressed(definition.path, example) || definition.path}
    />
  );
}

interface WhoseLineProps {
  isExample: boolean;
  /** Address of the page without the example, and of the page with it. */
  own: string;
  example: string;
  /** The way back to figures of the visitor's own that this browser keeps, while these are others, and what these are called. */
  kept?: { name: string; action: string; to: string } | undefined;
}

export function WhoseLine({ isExample, own, example, kept }: WhoseLineProps) {
  const ofExample = <span className="whose__name whose__name--example">{messages.whoseExample}</span>;
  const ofOwn = <span className="whose__name">{messages.whoseOwn}</span>;
  return (
    <p className="whose no-print">
      <span className="whose__line">
        {isExample ? ofExample : kept ? <span className="whose__name">{kept.name}</span> : ofOwn}
        <Link to={kept?.to ?? (isExample ? own : example)}>
          {kept?.action ?? (isExample ? messages.whoseActionEmpty : messages.whoseActionExample)}
        </Link>
      </span>
      {/* The line has the room of both, however wide their letters are: no field moves when the other one comes. */}
      <span className="whose__line whose__line--other" aria-hidden="true">
        {isExample ? ofOwn : ofExample}
        <span className="whose__way">{isExample ? messages.whoseActionExample : messages.whoseActionEmpty}</span>
      </span>
    </p>
  );
}

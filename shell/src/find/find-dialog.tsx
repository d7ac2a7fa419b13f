import { type KeyboardEvent, type MouseEvent, useEffect, useId, useMemo, useState } from 'react';
import { Link } from 'shared/router';
import { Dialog, Failure, Icon, Skeleton } from 'shared/ui';
import { type Found, findEntries, indexOf } from '#find/find-entries.ts';
import { marksIn } from '#find/marks.ts';
import { closeFind } from '#find/opened.ts';
import { type Group, groupsOf, isLost } from '#find/results.ts';
import { useEntries } from '#find/use-entries.ts';
import { messages } from '#messages.en.ts';

/** The search over everything that the site has. What is typed stays in it, and is forgotten when it closes. */
export function FindDialog({ opened }: { opened: boolean }) {
  return (
    <Dialog open={opened} onClose={closeFind} title={messages.findAction}>
      <FindBody />
    </Dialog>
  );
}

/** As long as the box for questions takes. */
const LONGEST = 200;

/** A combobox after the ARIA pattern: the focus stays in the field, and the keys move through the results. */
export function FindBody() {
  const list = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const { entries, status, reload, noArticles, canAsk } = useEntries();
  const index = useMemo(() => indexOf(entries), [entries]);
  const found = useMemo(() => findEntries(typed, index), [typed, index]);
  const groups = useMemo(() => groupsOf(typed, { found, entries, canAsk }), [typed, found, entries, canAsk]);
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  const lost = status === 'ready' && isLost(typed, found);

  useEffect(() => {
    document.getElementById(optionId(list, active))?.scrollIntoView({ block: 'nearest' });
  }, [list, active]);

  function onKeyDown(event: KeyboardEvent) {
    // Enter also ends a word of a keyboard that composes Indian letters.
    if (event.nativeEvent.isComposing || count === 0) return;
    const last = count - 1;
    const moves: Record<string, number> = {
      ...{ ArrowDown: active === last ? 0 : active + 1, ArrowUp: active === 0 ? last : active - 1 },
      ...{ Home: 0, End: last, Enter: active },
    };
    const next = moves[event.key];
    if (next === undefined || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (event.key === 'Enter') document.getElementById(optionId(list, active))?.click();
    else setActive(next);
  }

  return (
    <div className="find">
      <div className="find__field">
        <Icon name="search" />
        <input
          data-autofocus
          className="input"
          type="text"
          role="combobox"
          aria-label={messages.findAction}
          aria-autocomplete="list"
          aria-expanded={count > 0}
          aria-controls={count > 0 ? list : undefined}
          aria-activedescendant={count > 0 ? optionId(list, active) : undefined}
          placeholder={messages.whatToType}
          value={typed}
          maxLength={LONGEST}
          inputMode="search"
          enterKeyHint="go"
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => {
            setTyped(target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      {status === 'loading' && <Skeleton lines={4} label={messages.statusLoading} />}
      {status === 'failed' && <Failure message={messages.listFailed} onRetry={reload} />}
      {lost && <p className="find__lost">{messages.nothingFound({ typed: typed.trim() })}</p>}
      {count > 0 && <Hits id={list} groups={groups} typed={typed} active={active} onPoint={setActive} />}
      {noArticles && <p className="find__note">{messages.articlesFailed}</p>}
      <FoundStatus typed={typed} found={found} ready={status === 'ready'} />
      <KeyHints />
    </div>
  );
}

interface HitsProps {
  id: string;
  groups: readonly Group[];
  typed: string;
  /** Place of the row that Enter opens, counted over all groups. */
  active: number;
  onPoint: (place: number) => void;
}

export const optionId = (list: string, place: number): string => `${list}-${place}`;

/** The results: links that the field keeps the focus for, as a listbox of its combobox. */
export function Hits({ id, groups, typed, active, onPoint }: HitsProps) {
  let place = -1;
  return (
    <div className="find__list" role="listbox" id={id} aria-label={messages.findResultsLabel}>
      {groups.map(({ title, rows }) => (
        // biome-ignore lint/a11y/useSemanticElements: no element of HTML's own groups links
        <div key={title} role="group" aria-label={title}>
          <p className="find__group" aria-hidden="true">
            {title}
          </p>
          {rows.map(({ name, to, line, lang }) => {
            place += 1;
            const own = place;
            return (
              <Link
                key={to}
                id={optionId(id, own)}
                className="find__hit"
                role="option"
                aria-selected={own === active}
                tabIndex={-1}
                to={to}
                lang={lang}
                onClick={follow}
                onPointerMove={() => own !== active && onPoint(own)}
              >
                <span>
                  {marksIn(name, typed).map(({ text, hit }, at) => {
                    // biome-ignore lint/suspicious/noArrayIndexKey: a name's pieces have no other identity
                    return hit ? <mark key={at}>{text}</mark> : text;
                  })}
                </span>
                {line && <span className="find__line">{line}</span>}
              </Link>
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** Another tab or window leaves the dialog open. */
function follow({ ctrlKey, metaKey, shiftKey }: MouseEvent): void {
  if (!(ctrlKey || metaKey || shiftKey)) closeFind();
}

/** Milliseconds after the last key from which the result is told: once, and not at each letter. */
const STILL_MS = 500;

/** Tells screen readers how many were found. */
export function FoundStatus({ typed, found, ready }: { typed: string; found: Found; ready: boolean }) {
  const [told, setTold] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setTold(ready ? sentence(typed, found) : ''), STILL_MS);
    return () => clearTimeout(timer);
  }, [typed, found, ready]);
  return (
    <p className="visually-hidden" role="status">
      {told}
    </p>
  );
}

function sentence(typed: string, found: Found): string {
  const count = found.entries.length;
  if (typed.trim() === '') return '';
  if (isLost(typed, found)) return messages.noResult;
  return count === 0 ? messages.onlyQuestion : messages.resultsFound({ count });
}

const HINTS: readonly { keys: string[]; does: string }[] = [
  { keys: ['↑', '↓'], does: messages.findKeyMove },
  { keys: ['↵'], does: messages.findKeyOpen },
  { keys: ['Esc'], does: messages.findKeyClose },
];

/** Which keys work here, for whoever sees them: screen readers tell them by the field's role. */
export function KeyHints() {
  return (
    <p className="find__keys" aria-hidden="true">
      {HINTS.map(({ keys, does }) => (
        <span key={does}>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
          {does}
        </span>
      ))}
    </p>
  );
}

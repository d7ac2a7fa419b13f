import { type KeyboardEvent, useEffect, useId, useMemo, useState } from 'react';
import { Failure, Icon, Skeleton } from 'shared/ui';
import { findEntries, indexOf } from '#find/find-entries.ts';
import { FoundStatus } from '#find/found-status.tsx';
import { Hits, optionId } from '#find/hits.tsx';
import { KeyHints } from '#find/key-hints.tsx';
import { messages } from '#find/messages.en.ts';
import { groupsOf, isLost } from '#find/results.ts';
import { useEntries } from '#find/use-entries.ts';

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
          aria-label={messages.findAnything}
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
      {status === 'loading' && <Skeleton lines={4} label={messages.loading} />}
      {status === 'failed' && <Failure message={messages.listFailed} onRetry={reload} />}
      {lost && <p className="find__lost">{messages.nothingFound({ typed: typed.trim() })}</p>}
      {count > 0 && <Hits id={list} groups={groups} typed={typed} active={active} onPoint={setActive} />}
      {noArticles && <p className="find__note">{messages.articlesFailed}</p>}
      <FoundStatus typed={typed} found={found} ready={status === 'ready'} />
      <KeyHints />
    </div>
  );
}

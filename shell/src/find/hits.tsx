import type { MouseEvent } from 'react';
import { Link } from 'shared/router';
import { marksIn } from '#find/marks.ts';
import { messages } from '#find/messages.en.ts';
import { closeFind } from '#find/opened.ts';
import type { Group } from '#find/results.ts';
import { pagePath } from '#manifest/page-path.ts';

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
    <div className="find__list" role="listbox" id={id} aria-label={messages.results}>
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
                onClick={(event) => follow(event, to)}
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

/** Another tab or window leaves the dialog open. A place on the page that one is on is shown by hand: nothing is loaded. */
function follow({ ctrlKey, metaKey, shiftKey }: MouseEvent, to: string): void {
  if (ctrlKey || metaKey || shiftKey) return;
  closeFind();
  const [path, name] = to.split('#');
  if (name !== undefined && path === pagePath(location.pathname))
    requestAnimationFrame(() => document.getElementById(name)?.scrollIntoView());
}

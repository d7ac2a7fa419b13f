import { messages } from '#messages.en.ts';
import '#pickers/picker.css';
import type { ReactNode } from 'react';
import { AskBox } from 'shared/ask-box';
import type { Crumb } from 'shared/remote';
import { RestOfPage } from 'shared/rest-of-page';
import { PageHead } from 'shared/ui';
import { type Pick as Card, PickCard } from '#pickers/pick-card.tsx';
import type { PickGroup } from '#pickers/picks-below.ts';

interface PickerPageProps {
  title: string;
  lead: string;
  crumbs?: readonly Crumb[];
  groups: readonly PickGroup[];
  /** What the examples assume. */
  assumptions: string;
  /** The last card of the first group: a way to choose among all. */
  chooser?: Card | undefined;
  /** What stands below the cards. */
  children?: ReactNode;
}

/** A grid of links, each with the question that its page answers. */
export function PickerPage({
  title,
  lead,
  crumbs = [{ to: '/', label: messages.crumbHome }],
  groups,
  assumptions,
  chooser,
  children,
}: PickerPageProps) {
  return (
    <>
      <div className="page">
        <PageHead title={title} lead={lead} crumbs={crumbs} finder={<AskBox />} />
      </div>
      <RestOfPage>
        <div className="page stack">
          <Groups groups={groups} chooser={chooser} />
          <p className="caption picker__small">{messages.pickerNotes({ assumptions })}</p>
        </div>
        {children}
      </RestOfPage>
    </>
  );
}

/** Cards by what a visitor wants; one group alone needs no name. */
function Groups({ groups, chooser }: Pick<PickerPageProps, 'groups' | 'chooser'>) {
  if (groups.length === 1) return <Cards {...groups[0]} level="h2" />;
  return groups.map((group, place) => (
    <section className="picker__group" key={group.title} aria-labelledby={group.id}>
      <h2 className="picker__title" id={group.id}>
        {group.title}
      </h2>
      <Cards picks={place === 0 && chooser ? [...group.picks, chooser] : group.picks} level="h3" />
    </section>
  ));
}

/** Four in a row, or three where that leaves fewer holes; what is left fills its row. */
const across = (cards: number): number => (cards <= 3 ? cards : cards % 4 === 0 || cards % 4 === 3 ? 4 : 3);

function Cards({ picks = [], level }: Partial<PickGroup> & { level: 'h2' | 'h3' }) {
  return (
    <ul className={`picks picks--${across(picks.length)}`}>
      {picks.map((pick) => (
        <PickCard key={pick.to} {...pick} level={level} />
      ))}
    </ul>
  );
}

import { messages } from '#pickers/messages.en.ts';
import '#pickers/picker.css';
import type { ReactNode } from 'react';
import type { Crumb } from 'shared/remote';
import { RestOfPage } from 'shared/rest-of-page';
import { PageHead } from 'shared/ui';
import { type Pick, PickCard } from '#pickers/pick-card.tsx';

interface PickerPageProps {
  title: string;
  lead: string;
  crumbs?: readonly Crumb[];
  picks: readonly Pick[];
  /** What the examples assume. */
  assumptions: string;
  /** What stands below the cards. */
  children?: ReactNode;
}

/** A grid of links, each with the question that its page answers. */
export function PickerPage({
  title,
  lead,
  crumbs = [{ to: '/', label: messages.home }],
  picks,
  assumptions,
  children,
}: PickerPageProps) {
  return (
    <>
      <div className="page">
        <PageHead title={title} lead={lead} crumbs={crumbs} />
      </div>
      <RestOfPage>
        <div className="page">
          <Picks picks={picks} />
          <p className="caption picker__small">{messages.mutualFundInvestmentsAre({ assumptions })}</p>
        </div>
        {children}
      </RestOfPage>
    </>
  );
}

function Picks({ picks }: { picks: readonly Pick[] }) {
  return (
    <ul className="grid grid--3">
      {picks.map((pick) => (
        <PickCard key={pick.to} {...pick} />
      ))}
    </ul>
  );
}

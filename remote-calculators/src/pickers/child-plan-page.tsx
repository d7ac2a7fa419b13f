import { childPicks } from '#pickers/goal-picks.ts';
import { PickerPage } from '#pickers/picker-page.tsx';

const crumbs = [
  { to: '/', label: 'Home' },
  { to: '/goals', label: 'Goals' },
];

export default function ChildPlanPage() {
  return (
    <PickerPage
      title="Child plan"
      lead="Two dates that every parent can see coming. Pick one and turn it into a monthly amount."
      crumbs={crumbs}
      picks={childPicks}
      assumptions="Examples assume 10% a year, 6% inflation, and an instalment at the end of each month."
    />
  );
}

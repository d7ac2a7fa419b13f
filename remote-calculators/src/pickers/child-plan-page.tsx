import { picks } from '#pickers/child-picks.data.ts';
import { PickerPage } from '#pickers/picker-page.tsx';

const crumbs = [
  { to: '/', label: 'Home' },
  { to: '/goals', label: 'Goals' },
];

export default function ChildPlanPage() {
  return (
    <PickerPage
      title="Child plan"
      lead="Plan for your child’s education or marriage. Pick one to see the monthly amount."
      crumbs={crumbs}
      picks={picks}
      assumptions="Examples assume 10% a year, 6% inflation, and an instalment at the end of each month."
    />
  );
}

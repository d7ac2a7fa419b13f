import { picks } from '#pickers/goal-picks.data.ts';
import { NextSteps } from '#pickers/next-steps.tsx';
import { PickerPage } from '#pickers/picker-page.tsx';

export default function GoalsPage() {
  return (
    <PickerPage
      title="Goals"
      lead="Pick what you want to pay for. Each planner turns a price and a date into a monthly amount, at tomorrow’s prices."
      picks={picks}
      assumptions="Examples assume 12% a year (10% for the child planners), 6% inflation except for the corpus, and an instalment at the end of each month."
    >
      <NextSteps />
    </PickerPage>
  );
}

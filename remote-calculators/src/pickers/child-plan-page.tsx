import { messages } from '#messages.en.ts';
import { groups } from '#pickers/child-picks.data.ts';
import { PickerPage } from '#pickers/picker-page.tsx';

const crumbs = [
  { to: '/', label: messages.home },
  { to: '/goals', label: messages.goals },
];

export default function ChildPlanPage() {
  return (
    <PickerPage
      title={messages.childPlan}
      lead={messages.planForYourChildsEducation}
      crumbs={crumbs}
      groups={groups}
      assumptions={messages.examplesAssumeAYear}
    />
  );
}

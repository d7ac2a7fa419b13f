import { messages } from '#messages.en.ts';
import { groups } from '#pickers/child-picks.data.ts';
import { PickerPage } from '#pickers/picker-page.tsx';

const crumbs = [
  { to: '/', label: messages.crumbHome },
  { to: '/goals', label: messages.goalsTitle },
];

export default function ChildPlanPage() {
  return (
    <PickerPage
      title={messages.childPlanTitle}
      lead={messages.planForYourChildsEducation}
      crumbs={crumbs}
      groups={groups}
      assumptions={messages.childPlanAssumptions}
    />
  );
}

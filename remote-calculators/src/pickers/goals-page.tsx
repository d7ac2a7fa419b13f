import { messages } from '#messages.en.ts';
import { groups } from '#pickers/goal-picks.data.ts';
import { NextSteps } from '#pickers/next-steps.tsx';
import { PickerPage } from '#pickers/picker-page.tsx';

export default function GoalsPage() {
  return (
    <PickerPage
      title={messages.goalsTitle}
      lead={messages.pickWhatYouWant}
      groups={groups}
      assumptions={messages.goalsAssumptions}
    >
      <NextSteps />
    </PickerPage>
  );
}

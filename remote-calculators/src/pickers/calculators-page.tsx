import { messages } from '#messages.en.ts';
import { groups } from '#pickers/calculator-picks.data.ts';
import { NextSteps } from '#pickers/next-steps.tsx';
import type { Pick } from '#pickers/pick-card.tsx';
import { PickerPage } from '#pickers/picker-page.tsx';

const chooser: Pick = {
  to: '/whichcalculator',
  title: messages.whichTitle,
  line: messages.answerAndSee,
  example: { inputs: messages.whichAsksFirst, figure: [messages.whichAskAim, ''] },
  drawing: ['M28 51V35M28 35 13 23M28 35l15-12', 'M6 9h14v13H6z', 'M36 15a7 7 0 1 0 14 0a7 7 0 1 0 -14 0z'],
};

export default function CalculatorsPage() {
  return (
    <PickerPage
      title={messages.calculatorsTitle}
      lead={messages.pickAQuestionEach}
      groups={groups}
      assumptions={messages.calculatorsAssumptions}
      chooser={chooser}
    >
      <NextSteps />
    </PickerPage>
  );
}

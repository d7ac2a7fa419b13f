import { Link } from 'shared/router';
import { Icon } from 'shared/ui';
import { groups } from '#pickers/calculator-picks.data.ts';
import { messages } from '#pickers/messages.en.ts';
import { NextSteps } from '#pickers/next-steps.tsx';
import { PickerPage } from '#pickers/picker-page.tsx';

export default function CalculatorsPage() {
  return (
    <PickerPage
      title={messages.calculators}
      lead={messages.pickAQuestionEach}
      groups={groups}
      assumptions={messages.examplesAssumeAYearNominal}
      chooser={
        <Link className="icon-link" to="/whichcalculator">
          {messages.whichCalculator}
          <Icon name="arrow-right" />
        </Link>
      }
    >
      <NextSteps />
    </PickerPage>
  );
}

import { answer, answeredIds, modelsFor } from '#calculators/answer.ts';
import { listed } from '#calculators/listed.ts';
import { byExpenseView } from '#calculators/retirement/by-expense-view.ts';
import type { PageView } from '#definition/definition.ts';
import { riskWarning } from '#outcome/risk-warning.ts';
import { inputSchema } from '#tools/input-schema.ts';
import { messages } from '#tools/messages.en.ts';
import { pageWith } from '#tools/page-with.ts';
import type { Tool } from '#tools/tool.ts';

const shownAs = new Map(listed.map((one) => [one.view.id, one]));

/** One tool for each calculator that `calc` knows. */
export const calculatorTools: readonly Tool[] = answeredIds.map((id): Tool => {
  const shown = shownAs.get(id);
  const views: PageView[] = shown ? [shown.view, ...(id === byExpenseView.id ? [byExpenseView] : [])] : [];
  const example = shown && asGiven(shown.listing.example);
  const title = shown?.view.title ?? messages.illustrationLimit;
  return {
    name: `calculate_${id.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`,
    title,
    description: [
      shown?.listing.description ?? messages.whatTheLimitIs,
      ...(example ? [messages.takesForExample({ inputs: JSON.stringify(example) })] : []),
    ].join(' '),
    inputSchema: inputSchema(modelsFor(id), labelsOf(views)),
    call: (inputs, today) => ({
      calculator: title,
      // Each figure is rounded on its own to the paisa, as `calc` rounds it.
      figures: answer(id, inputs, { exact: false, bounds: false, today }),
      ...pageWith(views, inputs, today),
      note: `${messages.illustration} ${riskWarning(shown?.view.dependsOn)}`,
    }),
  };
});

/** What the fields are called on the page, without their unit. */
function labelsOf(views: readonly PageView[]): ReadonlyMap<string, string> {
  const fields = views.flatMap((view) => view.fields);
  return new Map(fields.map(({ name, label }) => [name, label.replace(/ \([^()]*\)$/, '')]));
}

/** Dated amounts as they are sent; a listing has them as the model takes them, one a line. */
function asGiven({ flows, ...others }: Readonly<Record<string, unknown>>): object {
  return flows === undefined ? others : { ...others, flows: String(flows).split('\n').map(flowOf) };
}

function flowOf(line: string): { date: string; amount: number } {
  const [date = '', amount = ''] = line.split(' ');
  return { date, amount: Number(amount) };
}

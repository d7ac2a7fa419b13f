import type { AnyModel, InputRule, Unit } from '#engine/model.ts';
import { choicesOf, namesOf } from '#engine/read-inputs.ts';
import { messages } from '#tools/messages.en.ts';

/** A JSON Schema, as far as inputs of calculators need it. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly enum?: readonly (string | number | boolean)[];
  readonly items?: Schema;
  readonly properties?: { readonly [name: string]: Schema };
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
}

/** A list of inputs by name, which is what a tool takes. */
export type ObjectSchema = Schema & { readonly type: 'object' };

/** What stands for a choice: the engine reads true and 'true', 30 and '30' alike. */
const written = (choice: string): (string | number | boolean)[] => [
  choice,
  ...(choice === 'true' || choice === 'false' ? [choice === 'true'] : []),
  ...(choice !== '' && Number.isFinite(Number(choice)) ? [Number(choice)] : []),
];

/** The page's own bounds. They are told and not demanded: the engine takes more, and says itself what is impossible. */
function usualBounds({ min, max, above }: InputRule): string[] {
  if (above !== undefined) return [messages.boundAbove({ above })];
  if (min !== undefined && max !== undefined) return [messages.usuallyFrom({ min, max })];
  if (max !== undefined) return [messages.boundUsualMost({ max })];
  return min === undefined ? [] : [messages.boundLeast({ min })];
}

const units: { readonly [U in Unit]?: string } = {
  rupees: messages.inRupees,
  percent: messages.inPerCent,
  years: messages.inYears,
  months: messages.inMonths,
  age: messages.inWholeYears,
  date: messages.asADay,
};

/** What is told of an input: its name on the page, its unit, the usual figures, and what counts without it. */
function described(rule: InputRule, label: string | undefined): { description?: string } {
  const left = rule.ifLeftOut === undefined ? [] : [messages.inputDefault({ value: String(rule.ifLeftOut) })];
  const parts = [label, units[rule.unit], ...usualBounds(rule), ...left].filter((part) => part !== undefined);
  return parts.length === 0 ? {} : { description: parts.join('; ') };
}

const figure = { type: ['number', 'string'] } as const;

const flow = {
  type: 'object',
  properties: { date: { type: 'string', description: messages.asADay }, amount: figure },
  required: ['date', 'amount'],
} as const;

function schemaOf(name: string, rule: InputRule | undefined, label: string | undefined): Schema {
  // The other name of a term or of an amount has no rule of its own.
  if (rule === undefined) return { ...figure, description: otherNames[name] ?? name };
  const description = described(rule, label ?? switches[name]);
  const choices = choicesOf(rule);
  if (choices) return { enum: choices.flatMap(written), ...description };
  if (rule.unit === 'date') return { type: 'string', ...description };
  if (rule.unit === 'flows') return { type: 'array', items: flow, description: messages.inputFlows };
  return { ...figure, ...description };
}

const otherNames: { readonly [name: string]: string } = {
  years: messages.yearsForMonths,
  months: messages.monthsForYears,
  amountToday: messages.amountTodayForTarget,
  target: messages.targetForAmountToday,
};

/** What an input brings that no page has as a field. */
const switches: { readonly [name: string]: string } = {
  timing: messages.whenMoneyMoves,
  rateConvention: messages.howAYearlyRateBecomesMonthly,
  todaysRupeesPct: messages.addsTodaysRupees,
  taxKind: messages.addsTax,
  sourceTaxKind: messages.kindOfTheSourceFund,
  slabPct: messages.slab,
  volatilityPct: messages.addsTheChance,
  postVolatilityPct: messages.deviationAfterRetirement,
  paths: messages.inputPaths,
};

/**
 * What a calculator takes, from the rules that the engine itself reads inputs by. It refuses nothing that the engine takes,
 * so no input is required: some have another name that may stand in their place, and the engine names what is missing.
 *
 * @param models every model that answers under the calculator's id
 * @param labels what the fields of the page are called
 */
export function inputSchema(models: readonly AnyModel[], labels: ReadonlyMap<string, string>): ObjectSchema {
  const properties: Record<string, Schema> = {};
  for (const model of models)
    for (const name of namesOf(model)) properties[name] ??= schemaOf(name, ruleOf(name, models), labels.get(name));
  return { type: 'object', properties, additionalProperties: false };
}

const ruleOf = (name: string, models: readonly AnyModel[]): InputRule | undefined =>
  models.find(({ inputs }) => Object.hasOwn(inputs, name))?.inputs[name];

import { isChildsAge, isInstalment } from '#ask/add-words.ts';
import type { Added } from '#ask/added.ts';
import { messages } from '#ask/messages.en.ts';
import type { Doubt } from '#ask/read-question.ts';

const whichIsMeant = {
  monthlyOrOnce: messages.monthlyOrOnce,
  monthlyOrTarget: messages.monthlyOrTarget,
  onceOrTarget: messages.onceOrTarget,
};

/** What is asked back, in words. */
export function asksBack(doubt: Doubt): string {
  if (doubt.about === 'figure') return messages.unreadable;
  if (doubt.about === 'goals') return messages.whichGoals;
  if (doubt.about !== 'missing') return whichIsMeant[doubt.about];
  const { title } = doubt.calculator;
  const label = doubt.calculator.fields.find(({ name }) => name === doubt.name)?.label ?? '';
  if (doubt.unit === 'rupees') return messages.howMuchMoney({ title, label });
  return doubt.unit === 'term' ? messages.howLong({ title }) : messages.howOld({ title });
}

/** Amounts that a question names by what they are. */
const addedOf: Readonly<Record<string, Added>> = {
  monthlyExpense: 'expense',
  familyMonthlyExpense: 'expense',
  annualIncome: 'salary',
  salary: 'salary',
};

/** The field in which a visitor may type what is missing, where that is a figure. */
export function missingField(doubt: Doubt): { name: Added; label: string } | undefined {
  if (doubt.about !== 'missing') return undefined;
  const { unit, name, calculator } = doubt;
  if (unit === 'term') return { name: 'span', label: messages.howManyYears };
  if (unit === 'age')
    return { name: 'age', label: isChildsAge(calculator, name) ? messages.childsAge : messages.yourAge };
  const label = calculator.fields.find((field) => field.name === name)?.label ?? '';
  return { name: addedOf[name] ?? (isInstalment(name) ? 'instalment' : 'sum'), label };
}

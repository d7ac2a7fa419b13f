import type { Added } from '#ask/answers.ts';
import type { KnownCalculator } from '#ask/known.ts';
import type { Doubt } from '#ask/read-question.ts';
import { messages } from '#messages.en.ts';

const ofDoubt = {
  monthlyOrOnce: [messages.addMonthly, messages.addOnce],
  monthlyOrTarget: [messages.addMonthly, messages.addTarget],
  onceOrTarget: [messages.addOnce, messages.addTarget],
  monthlyOrYearly: [messages.addMonthly, messages.addYearly],
} as const;

const sums = [messages.addSum1, messages.addSum2, messages.addSum3];
const monthly = [messages.addAmount1, messages.addAmount2, messages.addAmount3];
const spans = [messages.addTerm1, messages.addTerm2, messages.addTerm3];
const ofChildren = [messages.addChild1, messages.addChild2, messages.addChild3];
const ofPeople = [messages.addAge1, messages.addAge2, messages.addAge3];

/** A child's age is asked beside the age at which its money is needed, or where a page takes no more than a child's. */
const isChildsAge = ({ fields }: KnownCalculator, name: string) =>
  fields.some((field) => field.name === 'withdrawAge' || (field.name === name && (field.most ?? 100) <= 18));

/** Whether an amount is one that is paid every month. */
const isInstalment = (name: string): boolean => name.startsWith('monthly') || name === 'deposit';

/** Amounts that a question names by what they are. */
const addedOf: Readonly<Record<string, Added>> = {
  monthlyExpense: 'expense',
  familyMonthlyExpense: 'expense',
  annualIncome: 'salary',
  salary: 'salary',
};
/** Without the sign, which stands in the words around it. */
const withoutSign = (amount: string): string => amount.replace('₹', '');

/** What settles a doubt when it is added to the question: two or three texts that the grammar reads, or none. */
export function addedWords(doubt: Doubt): readonly string[] {
  if (doubt.about === 'figure' || doubt.about === 'days' || doubt.about === 'goals') return [];
  if (doubt.about !== 'missing') return ofDoubt[doubt.about];
  const { unit, name, calculator } = doubt;
  if (unit === 'term') return spans;
  if (unit === 'age') return isChildsAge(calculator, name) ? ofChildren : ofPeople;
  const added = addedOf[name];
  if (added === 'expense') return monthly.map((amount) => messages.expenseSaid({ figure: withoutSign(amount) }));
  if (added === 'salary') return sums.map((amount) => messages.salarySaid({ figure: withoutSign(amount) }));
  return isInstalment(name) ? monthly.map((amount) => `${amount} ${messages.addMonthly}`) : sums;
}

const whichIsMeant = {
  monthlyOrOnce: messages.monthlyOrOnce,
  monthlyOrTarget: messages.monthlyOrTarget,
  onceOrTarget: messages.onceOrTarget,
  monthlyOrYearly: messages.monthlyOrYearly,
  figure: messages.unreadable,
  days: messages.termInDays,
  goals: messages.whichGoals,
};

/** What is asked back, in words. */
export function asksBack(doubt: Doubt): string {
  if (doubt.about !== 'missing') return whichIsMeant[doubt.about];
  const { title } = doubt.calculator;
  const label = doubt.calculator.fields.find(({ name }) => name === doubt.name)?.label ?? '';
  if (doubt.unit === 'rupees') return messages.howMuchMoney({ title, label });
  return doubt.unit === 'term' ? messages.howLong({ title }) : messages.askBackAge({ title });
}

/** The field in which a visitor may type what is missing, where that is a figure. */
export function missingField(doubt: Doubt): { name: Added; label: string } | undefined {
  if (doubt.about !== 'missing') return undefined;
  const { unit, name, calculator } = doubt;
  if (unit === 'term') return { name: 'span', label: messages.howManyYears };
  if (unit === 'age')
    return { name: 'age', label: isChildsAge(calculator, name) ? messages.childsAge : messages.askFieldAge };
  const label = calculator.fields.find((field) => field.name === name)?.label ?? '';
  return { name: addedOf[name] ?? (isInstalment(name) ? 'instalment' : 'sum'), label };
}

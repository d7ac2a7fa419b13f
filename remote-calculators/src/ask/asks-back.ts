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
  if (doubt.about !== 'missing') return whichIsMeant[doubt.about];
  const { title } = doubt.calculator;
  const label = doubt.calculator.fields.find(({ name }) => name === doubt.name)?.label ?? '';
  if (doubt.unit === 'rupees') return messages.howMuchMoney({ title, label });
  return doubt.unit === 'term' ? messages.howLong({ title }) : messages.howOld({ title });
}

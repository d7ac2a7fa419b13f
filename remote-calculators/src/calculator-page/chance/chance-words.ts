import { formatRupees } from 'shared/format/rupees';
import { messages } from '#calculator-page/chance/messages.en.ts';
import { chancePer100 } from '#engine/chance/chance.ts';
import type { ChanceAnswer, ChanceRequest } from '#engine/chance/chance-request.ts';
import type { ChanceKind } from '#engine/chance/plan-chance.ts';
import { exact } from '#engine/exact.ts';
import { exactOf } from '#engine/exact-of.ts';
import { rupees } from '#engine/rounding.ts';
import { inr } from '#figures/inr.ts';
import type { Conversion } from '#outcome/outcome.ts';

/** What was counted, and of which plan. */
export interface Counted {
  kind: ChanceKind;
  request: ChanceRequest;
  answer: ChanceAnswer;
}

/** Whether later instalments are other ones than the first. */
const stepsOf = ({ saving: { flows } }: ChanceRequest) => (flows.at(-1) === flows[0] ? 'no' : 'yes');

/** What is enough in 80 of 100 courses, in whole rupees, which never come to less. */
export const offerFor80 = (kind: ChanceKind, { paymentFor80, corpusFor80 }: ChanceAnswer): number =>
  Math.ceil(Number(rupees(exactOf(kind === 'withdrawal' ? (corpusFor80 ?? 0) : paymentFor80))));

/** In how many of 100 courses the plan does what it is for, and what would do it in 80 of them. */
export function chanceWords({ kind, request, answer }: Counted): string {
  const count = chancePer100(answer);
  const amount = formatRupees(offerFor80(kind, answer), 0);
  const isPaid = request.firstPayment > 0;
  const steps = stepsOf(request);
  if (kind === 'withdrawal') return messages.paysOut({ count, amount });
  if (kind === 'retirement') {
    if (!isPaid) return messages.paysForLifeAlone({ count });
    if (answer.paymentFor80 === 0) return messages.paysForLifeWithSavings({ count });
    return messages.paysForLife({ count, amount });
  }
  if (!isPaid) return messages.reaches({ count });
  if (answer.paymentFor80 === 0) return messages.reachesWithSavings({ count });
  return kind === 'once' ? messages.reachesOnce({ count, amount }) : messages.reachesAMonth({ count, amount, steps });
}

/** Which plan was counted, as far as the page's own figures do not say it; '' where they do. */
export function planWords(
  { kind, request, answer }: Counted,
  isTyped: boolean,
  { amount, inflationPct }: Conversion,
): string {
  const basis = inflationPct === null ? 'paid' : 'today';
  const then = (rupees: number) => inr(amount(exact(rupees), request.saving.flows.length));
  const payment = inr(exact(request.firstPayment));
  if (kind === 'withdrawal') return '';
  if (kind === 'retirement') {
    if (!answer.corpusFor80) return '';
    // Rounded to the paisa before it is worth less today.
    const corpus = inr(amount(exactOf(answer.corpusFor80), request.saving.flows.length));
    const lasts = messages.corpusLasts({ amount: corpus, basis });
    return request.firstPayment > 0 ? `${messages.countedWithUntilThen({ payment })} ${lasts}` : lasts;
  }
  const target = then(request.target);
  const steps = stepsOf(request);
  if (kind === 'goal') return messages.countedWith({ payment, steps, target, basis });
  return isTyped ? messages.targetIs({ target, basis }) : messages.targetOfPlan({ target, basis });
}

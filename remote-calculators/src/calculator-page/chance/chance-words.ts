import { formatIndianNumber, formatRupees } from 'shared/format/rupees';
import type { PanelProps } from '#calculator-page/extras/plan-of.ts';
import { exact } from '#engine/exact.ts';
import { exactOf } from '#engine/exact-of.ts';
import type { InputRule } from '#engine/model.ts';
import { rupees } from '#engine/rounding.ts';
import type { ChanceAnswer, ChanceRequest, Draw, Years } from '#engine/simulation/chance.ts';
import { chancePer100 } from '#engine/simulation/chance.ts';
import { USUAL_PATHS, volatilityRule } from '#engine/simulation/chance-inputs.ts';
import { type ChanceKind, chanceRequest } from '#engine/simulation/plan-chance.ts';
import { volatilityPct } from '#engine/simulation/volatility.ts';
import { readTyped } from '#figures/amount-text.ts';
import { inr, roughAmount } from '#figures/inr.ts';
import { messages } from '#messages.en.ts';
import type { Conversion } from '#outcome/outcome.ts';
import { figureProblem } from '#scenario/read-fields.ts';
import type { RangeSetting } from '#scenario/scenario.ts';
import { type ChanceSetting, targetRule } from '#scenario/settings.ts';

/** A typed figure: null where there is none, with what is wrong where something is. */
interface Reading {
  value: number | null;
  problem?: string;
}

export interface ChanceAsked {
  volatility: Reading;
  postVolatility: Reading;
  target: Reading;
  /** Null while one of them cannot be used. */
  request: ChanceRequest | null;
}

function reading(text: string, rule: InputRule, unreadable: string): Reading {
  const typed = readTyped(text);
  if (typed.state === 'empty') return { value: null };
  if (typed.state === 'unreadable') return { value: null, problem: unreadable };
  const problem = figureProblem(typed.value, rule);
  return problem === undefined ? { value: typed.value } : { value: null, problem };
}

/** What is asked of the plan that the page shows, and what is wrong with what was typed. */
export function chanceAsked(
  { definition, outcome }: PanelProps,
  { text, seed }: RangeSetting,
  chance: ChanceSetting,
): ChanceAsked {
  const kind = definition.extras.chance;
  const volatility = reading(text, volatilityRule, messages.enterADeviation);
  const postVolatility = reading(chance.postVolatility, volatilityRule, messages.enterADeviation);
  const target = reading(chance.target, targetRule, messages.enterATarget);
  const isWrong = [volatility, postVolatility, target].some(({ problem }) => problem !== undefined);
  if (kind === undefined || volatility.value === null || isWrong) {
    return { volatility, postVolatility, target, request: null };
  }
  const { target: _own, ...inputs } = outcome.inputs;
  const own = kind === 'savings' || kind === 'once' ? inputs : outcome.inputs;
  const asked = target.value === null ? own : { ...own, target: target.value };
  const request = chanceRequest(kind, definition.model, asked, {
    volatility: volatility.value / 100,
    postVolatility: (postVolatility.value ?? volatility.value) / 100,
    seed,
    paths: USUAL_PATHS,
  });
  return { volatility, postVolatility, target, request };
}

const mean = ({ meanReturn }: Draw) => formatIndianNumber(meanReturn * 100, 2);
const deviation = ({ volatility }: Years) => formatIndianNumber(volatility * 100, 2).replace(/\.?0+$/, '');

/** How it was counted, by the figures that it was counted with. */
export function methodWords({ saving, spending, paths, seed }: ChanceRequest): string {
  const courses = formatIndianNumber(paths);
  const last = saving.each?.at(-1);
  if (last) {
    const debt = formatIndianNumber(volatilityPct.debt);
    return messages.howAMixIsCounted({ courses, seed: String(seed), mean: mean(saving), last: mean(last), debt });
  }
  if (spending === null || saving.flows.length === 0) {
    return messages.howItIsCounted({ courses, seed: String(seed), mean: mean(spending ?? saving) });
  }
  return messages.howItIsCountedTwice({ courses, seed: String(seed), mean: mean(saving), post: mean(spending) });
}

/** The same on paper, in one line. */
export const assumedWords = ({ saving, spending, paths, seed }: ChanceRequest): string =>
  messages.chanceAssumed({
    deviation: deviation(saving.flows.length === 0 ? (spending ?? saving) : saving),
    courses: formatIndianNumber(paths),
    seed: String(seed),
  });

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

/**
 * In how many of 100 courses the plan does what it is for, and what would do it in 80 of them. A target is told in the rupees
 * that the page shows.
 */
export function chanceWords({ kind, request, answer }: Counted, { amount: shown }: Conversion): string {
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
  const target = roughAmount(rupees(shown(exact(request.target), request.saving.flows.length)));
  if (!isPaid) return messages.chanceReaches({ count, target });
  if (answer.paymentFor80 === 0) return messages.reachesWithSavings({ count, target });
  return kind === 'once'
    ? messages.reachesOnce({ count, target, amount })
    : messages.reachesAMonth({ count, target, amount, steps });
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
  if (kind === 'goal') return messages.chanceBasis({ payment, steps, target, basis });
  return isTyped ? messages.targetIs({ target, basis }) : messages.targetOfPlan({ target, basis });
}

import type { Measure } from '#ask/measures.ts';
import { ahead, conceptOf, type Token, wordOf } from '#ask/tokens.ts';

const OF: ReadonlySet<string> = new Set(['of', 'share']);
const FILLING: ReadonlySet<string> = new Set(['on', 'for', 'a', 'rupees']);
const loan = /^(loan|karza?|lon|rin|लोन|कर्ज|ऋण|ಸಾಲ)/;
const borrows = (tokens: readonly Token[]): boolean => tokens.some((token) => conceptOf(token) === 'emi');

/** "20% of 1 crore" and "20% down payment on 1 crore" are 20 lakh. */
export function shares(tokens: readonly Token[], measures: readonly Measure[]): Measure[] {
  const all: Measure[] = [];
  for (const measure of measures) {
    const last = all.at(-1);
    const between = tokens.slice(last?.end, measure.at).map((token) => conceptOf(token) ?? wordOf(token));
    const isShare = last?.kind === 'rate' && measure.kind === 'amount' && between.some((word) => OF.has(word));
    if (isShare && between.every((word) => OF.has(word) || FILLING.has(word))) {
      const part = Math.round(last.value * measure.value) / 100;
      const isBorrowed = between.includes('share') && borrows(tokens);
      all[all.length - 1] = { ...measure, value: isBorrowed ? measure.value - part : part, at: last.at };
    } else all.push(measure);
  }
  return all;
}

/** "Loan of 50 lakh", "50 lakh home loan": what is borrowed, and no price. */
export function isLoanItself(tokens: readonly Token[], { at, end }: Measure): boolean {
  const before = wordOf(ahead(tokens, at)) === 'of' ? ahead(tokens, at - 1) : ahead(tokens, at);
  const isThing = ['house', 'car', 'education'].includes(conceptOf(tokens[end]) ?? '');
  return [before, tokens[isThing ? end + 1 : end]].some((token) => loan.test(wordOf(token)));
}

/** "80 lakh house with 20 lakh down payment, EMI": the rest is borrowed. */
export function lessDownPayment(tokens: readonly Token[], measures: readonly Measure[]): Measure[] {
  const amounts = measures.filter(({ kind }) => kind === 'amount');
  const isShare = (token: Token | undefined) => conceptOf(token) === 'share';
  const follows = ({ at }: Measure) =>
    isShare(wordOf(ahead(tokens, at)) === 'of' ? ahead(tokens, at - 1) : ahead(tokens, at));
  const down = amounts.find(follows) ?? amounts.find(({ end }) => isShare(tokens[end]));
  const price = amounts.find((amount) => amount !== down);
  if (!borrows(tokens) || amounts.length !== 2 || down === undefined || price === undefined) return [...measures];
  if (price.value <= down.value || isLoanItself(tokens, price)) return [...measures];
  return measures
    .filter((measure) => measure !== down)
    .map((one) => (one === price ? { ...one, value: one.value - down.value } : one));
}

/** "Down payment 20%" of a price, and "invest 20%" of what is earned: parts of the one amount. */
export function partOf(tokens: readonly Token[], measures: readonly Measure[]): Measure[] {
  const [amount, ...others] = measures.filter(({ kind }) => kind === 'amount');
  const earns = tokens.some((token) => conceptOf(token) === 'salary');
  const isPart = ({ kind, at, end }: Measure) =>
    kind === 'rate' &&
    ([at - 1, end].some((place) => conceptOf(tokens[place]) === 'share') ||
      (earns && ['invest', 'save'].includes(conceptOf(tokens[at - 1]) ?? '')));
  const part = measures.find(isPart);
  if (amount === undefined || part === undefined || others.length > 0) return [...measures];
  const share = Math.round(part.value * amount.value) / 100;
  const isDown = [part.at - 1, part.end].some((place) => conceptOf(tokens[place]) === 'share');
  const isBorrowed = isDown && borrows(tokens);
  // "Home loan 80 lakh, 20% down payment": that is paid beside the loan, and no rate of it.
  if (isBorrowed && isLoanItself(tokens, amount))
    return measures.map((one) => (one === part ? { ...one, kind: 'amount', value: share } : one));
  const value = isBorrowed ? amount.value - share : share;
  return measures.filter((measure) => measure !== part).map((one) => (one === amount ? { ...one, value } : one));
}

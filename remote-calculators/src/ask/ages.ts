import type { Figures } from '#ask/figures.ts';
import { LEAST_AMOUNT, type Measure } from '#ask/measures.ts';
import type { Concept } from '#ask/subject.ts';
import { conceptOf, type Token, wordOf } from '#ask/tokens.ts';

/** An age alone from here on is that of retirement. */
export const LEAST_OF_LATER_AGE = 45;
/** No child is as old for whom an education or a wedding is still to come, if the age is one of today. */
const LEAST_OF_CHILDS_LATER_AGE = 15;

/** "At age 60", "by age 60", "retire age 60". */
const laterAgeWords: ReadonlySet<Concept | undefined> = new Set(['retire', 'at', 'in']);

/** Whether an age is said with the word itself, and not as that of retirement. */
const isOwnAge = (tokens: readonly Token[], { at }: Measure) =>
  conceptOf(tokens[at - 1]) === 'age' && !laterAgeWords.has(conceptOf(tokens[at - 2]));

const being = /^(is|hai|now|just|only|already|currently|turning|abhi|है|अभी|ಈಗ)$/;
const speaker = /^(i|am|im|main|mai|मैं|ನಾನು)$/;
const own = /^(my|mine|meri|mera|मेरी|ನನ್ನ)$/;
const spouse = /^(wife|husband|spouse|partner|patni|pati|biwi|पत्नी|पति|ಹೆಂಡತಿ|ಗಂಡ|ಪತ್ನಿ|ಪತಿ)$/;
const somebody = /^(he|she|who|woh|वह|वो)$/;
const notYet = /^(away|from|later|baad|बाद|ನಂತರ)$/;

/** The place of the word before a number, where "is", "now" and the like tell nothing of it. */
function wordBefore(tokens: readonly Token[], at: number): number {
  let place = at - 1;
  while (being.test(wordOf(tokens[place]))) place -= 1;
  return place;
}

/** "My age is 30", "I am currently 30", "from age 30 to 60": the word stands near, and no amount between. */
export const isNearAge = (tokens: readonly Token[], { at }: Measure): boolean =>
  followsNear(tokens, at, (place) => conceptOf(tokens[place]) === 'age', LEAST_AMOUNT);

/** Whether a number stands at most three words behind such a word, and none that is as large between. */
function followsNear(tokens: readonly Token[], at: number, isWord: (place: number) => boolean, large: number): boolean {
  const step = [1, 2, 3].find((one) => isWord(at - one)) ?? 0;
  const isSmall = (token: Token) => token.kind === 'word' || Number.parseFloat(token.written) < large;
  return step > 0 && tokens.slice(at - step, at).every(isSmall);
}

/** "My son is 3 years", "she is now 3 years": no time to wait, but how old a child is. */
export function isOfChild(tokens: readonly Token[], { at, end }: Measure): boolean {
  if (notYet.test(wordOf(tokens[end]))) return false;
  const place = wordBefore(tokens, at);
  // "Child age 5", "son aged 5".
  const named = conceptOf(tokens[place]) === 'age' ? place - 1 : place;
  return conceptOf(tokens[named]) === 'child' || (place < at - 1 && somebody.test(wordOf(tokens[place])));
}

/** "I am 35", "my age is 35", "main 35 saal ka hun". */
function isOfSpeaker(tokens: readonly Token[], { at }: Measure): boolean {
  const place = wordBefore(tokens, at);
  const isAge = conceptOf(tokens[place]) === 'age' && own.test(wordOf(tokens[place - 1]));
  return speaker.test(wordOf(tokens[place])) || isAge;
}

function isOfSpouse(tokens: readonly Token[], { at }: Measure): boolean {
  const place = wordBefore(tokens, at);
  return [place, place - 1].some((one) => spouse.test(wordOf(tokens[one])));
}

/** "At 25", "by age 25". */
function isThen(tokens: readonly Token[], { at }: Measure): boolean {
  const place = conceptOf(tokens[at - 1]) === 'age' ? at - 2 : at - 1;
  return ['at', 'in'].includes(conceptOf(tokens[place]) ?? '');
}

/** The age that stands beside "retire": "retire at 60", or else "60 me retire". */
function ofRetirement(tokens: readonly Token[], ages: readonly Measure[]): Measure | undefined {
  const isWord = (place: number) => ['retire', 'fire'].includes(conceptOf(tokens[place]) ?? '');
  return (
    ages.find(({ at }) => followsNear(tokens, at, isWord, 0)) ??
    ages.find(({ end }) => [0, 1, 2].some((step) => isWord(end + step)))
  );
}

/** How old somebody is today and then, from all ages of a question: those of the rest of a family are left out. */
export function agesOf(
  tokens: readonly Token[],
  all: readonly Measure[],
  says: (concept: Concept) => boolean,
): Pick<Figures, 'age' | 'laterAge'> {
  const retires = says('retire') || says('fire');
  const isForChild = !retires && (['education', 'marriage', 'ssy'] as const).some(says);
  const isOfAnother = isForChild ? isOfSpeaker : isOfChild;
  const meant = all.filter((age) => !isOfAnother(tokens, age) && !isOfSpouse(tokens, age));
  const measured = meant.length > 0 ? meant : all;
  const ages = measured.map(({ value }) => value).sort((one, other) => one - other);
  const [age, second] = ages;
  const [only, ...others] = measured;
  if (only === undefined || age === undefined) return {};
  if (others.length === 0) {
    // "Retire at 50" says when, "retire, age 50" from when.
    const isLater = isForChild
      ? age >= LEAST_OF_CHILDS_LATER_AGE && isThen(tokens, only)
      : retires && age >= LEAST_OF_LATER_AGE && !isOwnAge(tokens, only);
    return isLater ? { laterAge: age } : { age };
  }
  // "I am 30, retire at 60, live till 85".
  if (ages.length > 2 && retires) return { age, laterAge: ofRetirement(tokens, measured)?.value ?? second };
  return { age, laterAge: ages.at(-1) };
}

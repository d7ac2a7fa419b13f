import type { Script } from '#ask/typed-figures-fixture.ts';

/**
 * Phrases as people type them, one a line: `[a]` amount a month, `[s]` sum, `[t]` span, `[r]` rate, `[u]` rise in per cent,
 * `[f]` inflation, `[g]` and `[h]` ages of a child, `[G]` and `[H]` of a person. One with `[r]` says the rate, one without
 * leaves it open.
 */
export const phrases: readonly [key: string, script: Script, templates: string][] = [
  [
    'sip',
    'en',
    `sip of [a] for [t] [r]
[a] sip [t] [r]
[a] sip for [t]
if i invest [a] every month for [t] what will i get
[a] per month for [t] [r]
what becomes of [a] a month in [t]
how much will [a] monthly become after [t] [r]
SIP [a] [t] [r]
monthly [a] for [t] [r]
i can save [a] each month. [t]. how much will it be
put [a]/month [t] [r]
[t] sip [a] [r]
What is the value of [a] pm after [t] [r]?
calculate sip returns [a] [t] [r]
want to invest [a] per month for [t] [r]`,
  ],
  [
    'sip',
    'roman',
    `[a] ki sip [t] tak [r]
har mahine [a] [t] tak kitna milega
[t] me [a] mahine ki sip se kitna milega
agar main [a] har mahine lagau to [t] baad kitna hoga
[a] mahina [t] [r]
[a] monthly [t] ke liye lagaya to kitna banega [r]`,
  ],
  [
    'sip',
    'hi',
    `[a] SIP [t] [r]
हर महीने [a] [t] तक [r]
[a] की एसआईपी [t] [r]
[t] तक हर माह [a] निवेश करने पर कितना मिलेगा
मासिक [a] [t] में कितना होगा
[a] हर महीने [t] sip`,
  ],
  [
    'sip',
    'kn',
    `ತಿಂಗಳಿಗೆ [a] [t] [r]
[a] ಎಸ್‌ಐಪಿ [t] [r]
ಪ್ರತಿ ತಿಂಗಳು [a] ಹೂಡಿಕೆ ಮಾಡಿದರೆ [t] ನಂತರ ಎಷ್ಟು ಸಿಗುತ್ತದೆ
[a] SIP [t] [r]`,
  ],
  [
    'corpus',
    'en',
    `how much for [s] in [t]
how much should i save to get [s] in [t]
i want [s] in [t] [r]
need [s] after [t]
[s] corpus in [t] [r]
how much sip for [s] in [t]
how much sip is needed to reach [s] in [t] [r]
target [s] [t] [r]
become crorepati with [s] in [t]
sip required for [s] [t]
what monthly investment do i need for [s] in [t] [r]
goal of [s] in [t]
save [s] in [t], how much do i need every month
[s] goal [t]`,
  ],
  [
    'corpus',
    'roman',
    `[s] chahiye [t] me
[t] me [s] banana hai
[s] ke liye [t] me kitna lagana hoga har mahine
[t] mein [s] jama karna hai target kitna sip
kitni sip chahiye [s] ke liye [t] [r]`,
  ],
  [
    'corpus',
    'hi',
    `[t] में [s] चाहिए
[s] के लिए [t] तक कितनी SIP
[t] में [s] बनाने के लिए कितना निवेश करें
[s] का लक्ष्य [t] [r]`,
  ],
  [
    'corpus',
    'kn',
    `[t]ದಲ್ಲಿ [s] ಬೇಕು
[s] ಗುರಿ [t] [r]
[t]ದಲ್ಲಿ [s] ಬೇಕಾದರೆ ಎಷ್ಟು ಹೂಡಿಕೆ`,
  ],
  [
    'lumpsum',
    'en',
    `lumpsum [s] for [t] [r]
[s] lump sum [t] [r]
one time investment of [s] for [t] [r]
if i put [s] at once for [t] what will it become [r]
invest [s] one time [t]
onetime [s] [t] [r]
value of [s] lumpsum after [t]`,
  ],
  [
    'lumpsum',
    'roman',
    `[s] ek saath [t] ke liye [r]
ek mushth [s] [t] [r]
[s] ek baar me lagau to [t] me kitna hoga`,
  ],
  [
    'lumpsum',
    'hi',
    `एकमुश्त [s] [t] [r]
[s] एक साथ [t] के लिए निवेश [r]
एक बार में [s] लगाया तो [t] बाद कितना मिलेगा`,
  ],
  [
    'lumpsum',
    'kn',
    `ಒಂದೇ ಬಾರಿ [s] ಹೂಡಿಕೆ [t] [r]
[s] ಲಂಪ್‌ಸಮ್ [t] [r]`,
  ],
  [
    'swp',
    'en',
    `swp [s] [a] [t] [r]
withdraw [a] a month from [s] for [t] [r]
swp of [a] per month from [s] [t] [r]
i have [s] and want to withdraw [a] every month for [t]
take out [a] monthly from [s] for [t] [r]
can i withdraw [a] monthly from [s] for [t] [r]`,
  ],
  [
    'swp',
    'roman',
    `[s] me se har mahine [a] nikalu [t] tak [r]
[s] se [a] mahina nikalna hai [t]`,
  ],
  [
    'swp',
    'hi',
    `[s] से हर महीने [a] निकालें [t] [r]
[s] swp [a] हर महीने [t]`,
  ],
  ['swp', 'kn', `[s] ನಿಂದ ತಿಂಗಳಿಗೆ [a] ಹಿಂಪಡೆದರೆ [t] [r]`],
  [
    'stp',
    'en',
    `stp [s] [a] [t]
transfer [a] every month from [s] for [t]
stp of [a] monthly from [s] [t]
systematic transfer plan [s] [a] per month [t]`,
  ],
  [
    'stepUpSip',
    'en',
    `step up sip [a] [t] increase [u]% every year
[a] sip with [u]% step up for [t] [r]
[a] a month raised by [u]% yearly for [t] [r]
step-up sip of [a], [u]% annual increase, [t]
top up sip [a] [u]% step up [t] [r]
sip [a] increasing [u]% every year for [t]`,
  ],
  [
    'stepUpSip',
    'roman',
    `[a] ki sip har saal [u]% badhao [t]
[a] mahine har saal [u]% badhakar [t] tak`,
  ],
  ['stepUpSip', 'hi', `[a] SIP हर साल [u]% बढ़ाएं [t]`],
  [
    'dreamCar',
    'en',
    `car worth [s] in [t]
want to buy a car of [s] in [t] [r]
[s] car after [t]
how much to save for a [s] car in [t]
new suv [s] [t] with [f]% inflation`,
  ],
  [
    'dreamCar',
    'roman',
    `[t] me [s] ki gaadi leni hai
[s] ki car ke liye [t] me kitna bachana hoga`,
  ],
  ['dreamCar', 'hi', `[t] में [s] की कार लेनी है`],
  ['dreamCar', 'kn', `[t]ದಲ್ಲಿ [s] ಕಾರು ಬೇಕು`],
  [
    'dreamHouse',
    'en',
    `house of [s] in [t]
buy a home for [s] after [t] [r]
flat worth [s] in [t], inflation [f]%
down payment of [s] for a flat in [t]`,
  ],
  [
    'dreamHouse',
    'roman',
    `[s] ka ghar [t] me
[t] baad [s] ka makaan lena hai`,
  ],
  ['dreamHouse', 'hi', `[t] में [s] का घर चाहिए`],
  ['dreamHouse', 'kn', `[t]ದಲ್ಲಿ [s] ಮನೆ ಬೇಕು`],
  [
    'childEducation',
    'en',
    `my son is [g], college at [h], [s] today
child age [g], education at age [h], cost [s]
daughter [g] years old needs [s] for education at [h]
[s] for my kid's college, age [g] now, at age [h]`,
  ],
  [
    'childMarriage',
    'en',
    `daughter is [g] years old, wedding at [h] costs [s]
marriage of my son aged [g] at age [h], [s]`,
  ],
  [
    'retirement',
    'en',
    `retire at [H] with [s], i am [G]
i am [G] years old and want [s] when i retire at [H]
retirement corpus of [s], age [G], retire at [H]
age [G] retirement age [H] need [s]`,
  ],
  [
    'retirementByExpense',
    'en',
    `i am [G], retire at [H], expenses [e] a month
monthly expenses of [e], age [G], retirement at [H]
retirement at [H], i spend [e] per month, my age is [G]`,
  ],
];

import type { ReactNode } from 'react';

/** What a message's placeholders are, read from its words: `{name}` takes a text, a plural takes a number. */
type Found = Record<string, string | number>;

/** Reads to the end of a message, or to the `}` that closes the option it stands in: `[what was found, the rest]`. */
type Message<Words extends string, So extends Found> = Words extends `${infer Before}}${infer Rest}`
  ? Before extends `${string}{${string}`
    ? Words extends `${string}{${infer After}`
      ? Argument<After, So> extends [infer Now extends Found, infer Left extends string]
        ? Message<Left, Now>
        : never
      : never
    : [So, Rest]
  : [So, ''];

type Argument<Words extends string, So extends Found> = Words extends `${infer Head}}${infer Rest}`
  ? Head extends `${infer Name}, ${infer Kind}, ${string}`
    ? Words extends `${Name}, ${Kind}, ${infer Body}`
      ? Options<Body, So & Record<Name, Kind extends 'plural' ? number : string>>
      : never
    : [So & Record<Head, string | number>, Rest]
  : never;

type Options<Words extends string, So extends Found> = Words extends ` ${infer Rest}`
  ? Options<Rest, So>
  : Words extends `}${infer Rest}`
    ? [So, Rest]
    : Words extends `${string}{${infer Inside}`
      ? Message<Inside, So> extends [infer Now extends Found, infer Left extends string]
        ? Options<Left, Now>
        : never
      : never;

type Tags<Words extends string> = Words extends `${string}<${infer Name}>${infer Rest}`
  ? Name extends `/${string}`
    ? Tags<Rest>
    : Name | Tags<Rest>
  : never;

// biome-ignore lint/complexity/noBannedTypes: nothing found yet; an index signature would allow every name.
type Placeholders<Words extends string> = Message<Words, {}>[0];

/** How a component uses a message: words alone, a function of what its placeholders take, or one of elements too. */
export type Worded<Words extends string> = [Tags<Words>] extends [never]
  ? keyof Placeholders<Words> extends never
    ? string
    : (values: { [Name in keyof Placeholders<Words>]: Placeholders<Words>[Name] }) => string
  : (
      values: {
        [Name in keyof Placeholders<Words>]: string extends Placeholders<Words>[Name]
          ? ReactNode
          : Placeholders<Words>[Name];
      } & { [Name in Tags<Words>]: (words: ReactNode) => ReactNode },
    ) => ReactNode;

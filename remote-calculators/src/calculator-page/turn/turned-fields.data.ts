import type { TurnedFields } from '#calculator-page/turn/turned-address.ts';
import { listed } from '#calculators/listed.ts';

/** What the pages of turned questions take, by path: a page asks the other one's rules and brings none of its code. */
export const turnedFields: Readonly<Record<string, TurnedFields>> = Object.fromEntries(
  listed.flatMap(({ view }) =>
    view.turned === undefined
      ? []
      : [
          [
            view.path,
            Object.fromEntries(
              view.fields.flatMap(({ name, wholeOnly = false, optional = false }) => {
                const rule = view.rules[name];
                return rule === undefined ? [] : [[name, { rule, wholeOnly, optional }]];
              }),
            ),
          ],
        ],
  ),
);

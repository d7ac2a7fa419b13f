import type { TurnedFields } from '#calculator-page/turn/turned-address.ts';
import type { PageView } from '#definition/definition.ts';
import { turnedFolders } from '#specs/turned.ts';

const views = await Promise.all(
  turnedFolders.map(async (folder): Promise<PageView> => (await import(`#calculators/${folder}/fields.ts`)).view),
);

/** What the pages of turned questions take, by path: a page asks the other one's rules and brings none of its code. */
export const turnedFields: Readonly<Record<string, TurnedFields>> = Object.fromEntries(
  views.flatMap((view) =>
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

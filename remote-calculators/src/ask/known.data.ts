import type { KnownCalculators, KnownField } from '#ask/known.ts';
import { listed } from '#calculators/listed.ts';
import { byExpenseTakes, byExpenseView } from '#calculators/retirement/by-expense-view.ts';
import type { PageView } from '#definition/definition.ts';
import type { NumberText } from '#engine/exact.ts';

type Example = Readonly<Record<string, NumberText>>;

/** Rates and terms may be assumed, and said so; whose age or money it is nobody can guess. */
function fieldsOf({ fields, rules }: Pick<PageView, 'fields' | 'rules'>, example: Example): KnownField[] {
  return fields.flatMap(({ name, label, initial, optional, called }) => {
    const rule = rules[name];
    if (rule === undefined) return [];
    const mayAssume = rule.unit === 'percent' || rule.initial !== undefined || initial !== undefined;
    const usual = Number(initial ?? rule.initial ?? rule.ifLeftOut ?? example[name]);
    // An extra amount that is usually none is none; any other amount, and a person's age, only the visitor knows.
    const isOwn = name === 'age' || (rule.unit === 'rupees' && usual !== 0);
    const isAssumed = mayAssume && !isOwn && Number.isFinite(usual);
    const words = called && Object.fromEntries((rule.choices ?? []).map((choice) => [choice, called(choice)]));
    return [
      {
        ...{ name, label, unit: rule.unit },
        ...(isAssumed && { usual }),
        ...(optional && { optional }),
        ...(words && { called: words }),
        ...(rule.unit === 'age' && rule.max !== undefined && { most: rule.max }),
      },
    ];
  });
}

const all = listed.map(({ slug, view, listing }) => ({
  ...{ id: view.id, slug, path: view.path, title: view.title },
  fields: fieldsOf(view, listing.example),
  takes: listing.takes ?? {},
}));
const retirement = all.find(({ id }) => id === 'retirement');

/** Every calculator of the catalogue, as the build finds it: what is not there is not offered. */
export const known: KnownCalculators = {
  ...Object.fromEntries(all.map((calculator) => [calculator.id, calculator])),
  ...(retirement && {
    retirementByExpense: {
      ...retirement,
      fields: fieldsOf(byExpenseView, { annualRatePct: 12 }),
      takes: byExpenseTakes,
    },
  }),
};

import { getPlan, HORIZONS, type Horizon, type PlanRowInput, planTag, savePlan } from 'shared/contract/plan';
import { type PostedForm, refused } from '#forms/posted-form.ts';
import { messages } from '#messages.en.ts';

/** `long.2.amount`: the horizon, the row's place in the form, and what of the row it is. */
const NAME = new RegExp(`^((${HORIZONS.join('|')})\\.\\d{1,6})\\.(category|amount|weight)$`);

interface TypedRow {
  /** Its fields' names begin with it. */
  place: string;
  horizon: Horizon;
  category: string;
  amount: string;
  weight: string;
}

/**
 * The financial plan. A row with a category alone is an offer that nobody took up. Every other one takes the place of the
 * saved row of its category or comes behind the saved ones, which the form does not show; where one is refused nothing is saved.
 */
export const planForm: PostedForm = async ({ fields, call }) => {
  const typed = typedRows(fields);
  const begun = typed.filter(({ amount, weight }) => amount.trim() !== '' || weight !== '');
  const rows = begun.map(({ place: _, ...row }) => row) as PlanRowInput[];
  const values = Object.fromEntries([...fields].filter(([name]) => NAME.test(name)));
  if (rows.length === 0)
    return { status: 400, posted: { values, errors: { 'long.add': messages.planWithoutRows }, message: null } };
  const saved = await call(getPlan);
  if (!saved.ok) return refused(saved, values);
  const kept = saved.answer.filter(
    ({ horizon, category }) => !rows.some((row) => row.horizon === horizon && row.category.trim() === category),
  );
  const reply = await call(savePlan, {
    ...{ body: [...kept, ...rows] as PlanRowInput[], headers: { 'if-match': planTag(saved.answer) } },
  });
  if (reply.ok) return { leadsTo: '/financialplan' };
  const errors = Object.entries(reply.fields).map(([name, problem]) => {
    const [index = '', field = ''] = name.split('.', 2);
    return [`${begun[Number(index) - kept.length]?.place}.${field}`, problem];
  });
  const answer = refused(reply, values);
  return { ...answer, posted: { ...answer.posted, errors: Object.fromEntries(errors) } };
};

function typedRows(fields: URLSearchParams): TypedRow[] {
  const rows = new Map<string, TypedRow>();
  for (const [name, value] of fields) {
    const [, place, horizon, field] = NAME.exec(name) ?? [];
    if (place === undefined || field === undefined) continue;
    const row = rows.get(place) ?? { place, horizon: horizon as Horizon, category: '', amount: '', weight: '' };
    rows.set(place, { ...row, [field]: value });
  }
  return [...rows.values()];
}

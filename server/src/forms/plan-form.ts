import { HORIZONS, type Horizon, type PlanRowInput, planTag, savePlan } from 'shared/contract/plan';
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
 * The financial plan. A row with a category alone is an offer that nobody took up; every other one is sent, and where one of
 * them is refused nothing is saved.
 */
export const planForm: PostedForm = async ({ fields, call }) => {
  const typed = typedRows(fields);
  const begun = typed.filter(({ amount, weight }) => amount.trim() !== '' || weight !== '');
  const rows = begun.map(({ place: _, ...row }) => row) as PlanRowInput[];
  const basis = fields.get('basis') || planTag([]);
  const values = Object.fromEntries([...fields].filter(([name]) => NAME.test(name) || name === 'basis'));
  // Emptied rows take a saved plan away, as with scripts. Where none is saved somebody has forgotten to fill them in.
  if (rows.length === 0 && basis === planTag([]))
    return { status: 400, posted: { values, errors: { 'long.add': messages.planWithoutRows }, message: null } };
  const reply = await call(savePlan, { body: rows, headers: { 'if-match': basis } });
  if (reply.ok) return { leadsTo: '/financialplan' };
  const errors = Object.entries(reply.fields).map(([name, problem]) => {
    const [index = '', field = ''] = name.split('.', 2);
    return [`${begun[Number(index)]?.place}.${field}`, problem];
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

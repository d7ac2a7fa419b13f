import { ScrollBox } from '#calculator-page/table/scroll-box.tsx';
import { ZERO } from '#engine/exact.ts';
import type { Effect } from '#engine/goals/what-if.ts';
import { inr } from '#figures/inr.ts';

const change = ({ change: kind, size }: Effect) =>
  kind === 'cost' ? `${size}% more cost every year` : `Begun ${size} ${size === 1 ? 'year' : 'years'} later`;

/** What each change makes of one figure. */
export function EffectsTable({ label, effects }: { label: string | undefined; effects: readonly Effect[] }) {
  return (
    <ScrollBox label="What each change does">
      <table className="table">
        <caption>{label}, in rupees</caption>
        <thead>
          <tr>
            <th scope="col">Change</th>
            <th scope="col">Then</th>
            <th scope="col">Difference</th>
          </tr>
        </thead>
        <tbody>
          {effects.map((effect) => (
            <tr key={effect.change + effect.size}>
              <th scope="row">{change(effect)}</th>
              <td>{inr(effect.value)}</td>
              <td>
                {effect.difference > ZERO && '+'}
                {inr(effect.difference)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

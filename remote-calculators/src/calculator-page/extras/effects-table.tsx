import { ScrollBox } from '#calculator-page/table/scroll-box.tsx';
import { ZERO } from '#engine/exact.ts';
import type { Effect } from '#engine/goals/what-if.ts';
import { inr } from '#figures/inr.ts';
import { messages } from '#messages.en.ts';

const change = ({ change: kind, size }: Effect) =>
  kind === 'cost' ? messages.effectsCost({ size }) : messages.begunLater({ size });

/** What each change makes of one figure. */
export function EffectsTable({ label, effects }: { label: string | undefined; effects: readonly Effect[] }) {
  return (
    <ScrollBox label={messages.effectsLabel}>
      <table className="table">
        <caption>{messages.labelInRupees({ label: label ?? '' })}</caption>
        <thead>
          <tr>
            <th scope="col">{messages.effectsColumnChange}</th>
            <th scope="col">{messages.afterwards}</th>
            <th scope="col">{messages.columnDifference}</th>
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

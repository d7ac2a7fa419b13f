import { formatRupees } from 'shared/format/rupees';
import { ScrollBox } from '#calculator-page/table/scroll-box.tsx';
import { messages } from '#calculators/tax-regime/messages.en.ts';
import type { TaxRegimeInputs } from '#calculators/tax-regime/model.ts';
import { convention } from '#calculators/tax-regime/regime-words.ts';
import { workingOf } from '#calculators/tax-regime/working.ts';

/** Both regimes line by line, so that anybody can hold them against a working of their own. */
export function WorkingTable({ inputs }: { inputs: TaxRegimeInputs }) {
  return (
    <section className="card card--table below-fold" aria-labelledby="working">
      <div className="card__head">
        <h2 id="working">{messages.howItIsMade}</h2>
      </div>
      <ScrollBox label={messages.lineByLine}>
        <table className="table">
          <caption>
            {convention} {messages.toBeVerified}
          </caption>
          <thead>
            <tr>
              <th scope="col">{messages.line}</th>
              <th scope="col">{messages.newRegime}</th>
              <th scope="col">{messages.oldRegime}</th>
            </tr>
          </thead>
          <tbody>
            {workingOf(inputs).map(({ label, fresh, old }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{formatRupees(fresh)}</td>
                <td>{formatRupees(old)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </section>
  );
}

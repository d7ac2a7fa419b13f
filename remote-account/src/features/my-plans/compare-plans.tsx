import type { SavedPlan } from 'shared/contract/attached-plan';
import { comparedFigures } from '#features/my-plans/compared-plans.ts';
import { messages } from '#features/my-plans/messages.en.ts';

/** Two or three plans side by side, a column each. */
export function ComparePlans({ plans }: { plans: readonly SavedPlan[] }) {
  const line = (label: string, texts: readonly (string | null)[]) => (
    <tr key={label}>
      <th scope="row">{label}</th>
      {texts.map((text, place) => (
        <td key={plans[place]?.id}>{text || messages.notAsked}</td>
      ))}
    </tr>
  );
  return (
    <section className="card" aria-labelledby="side-by-side">
      <h2 id="side-by-side">{messages.sideBySide}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <section className="plans-compared" tabIndex={0} aria-labelledby="side-by-side">
        <table className="table table--text">
          <thead>
            <tr>
              <th scope="col">{messages.figure}</th>
              {plans.map(({ id, name }) => (
                <th key={id} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {line(
              messages.calculator,
              plans.map(({ title }) => title),
            )}
            {line(
              messages.asked,
              plans.map(({ asked }) => asked),
            )}
            {comparedFigures(plans).map(({ label, texts }) => line(label, texts))}
            {line(
              messages.basis,
              plans.map(({ basis }) => basis),
            )}
          </tbody>
        </table>
      </section>
    </section>
  );
}

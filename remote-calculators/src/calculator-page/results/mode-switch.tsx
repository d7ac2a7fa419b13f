import { classNames } from 'shared/ui';
import type { Mode } from '#calculator-page/definition.ts';

const modes = [
  ['monthly', 'Invest Monthly'],
  ['oneTime', 'Invest One-time'],
] as const;

/** The two ways to reach a goal. */
export function ModeSwitch({ mode, onMode }: { mode: Mode; onMode: (mode: Mode) => void }) {
  return (
    <fieldset className="segmented no-print">
      <legend className="visually-hidden">Way to invest</legend>
      {modes.map(([name, label]) => (
        <label key={name} className={classNames(name === mode && 'is-selected')}>
          <input
            type="radio"
            name="mode"
            form="numbers"
            autoComplete="off"
            value={name}
            checked={name === mode}
            onChange={() => onMode(name)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

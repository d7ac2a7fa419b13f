import { classNames } from 'shared/ui';
import type { Mode } from '#definition/definition.ts';
import { messages } from '#messages.en.ts';

const modes = [
  ['monthly', messages.modeMonthly],
  ['oneTime', messages.modeOnce],
] as const;

/** The two ways to reach a goal, which the form store hears. */
export function ModeSwitch({ mode }: { mode: Mode }) {
  return (
    <fieldset className="segmented no-print">
      <legend className="visually-hidden">{messages.modeLabel}</legend>
      {modes.map(([name, label]) => (
        <label key={name} className={classNames(name === mode && 'is-selected')} suppressHydrationWarning>
          <input
            type="radio"
            name="mode"
            form="numbers"
            autoComplete="off"
            value={name}
            defaultChecked={name === mode}
            suppressHydrationWarning
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

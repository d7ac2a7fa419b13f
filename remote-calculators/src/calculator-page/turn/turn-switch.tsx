import type { ReactNode } from 'react';
import type { Turned } from '#definition/definition.ts';
import { messages } from '#messages.en.ts';
import { TURNED, TYPED } from '#scenario/typed-form.ts';

const sides = [
  ['savings', messages.turnSave],
  ['target', messages.turnReach],
] as const;

/**
 * What a page starts from, and the way to the page that starts from its answer. The button sends the form: with what is
 * typed, before any script as well, when the origin answers with the other page's address.
 */
export function TurnSwitch({ asks }: Pick<Turned, 'asks'>): ReactNode {
  return (
    <nav className="segmented head-switch no-print" aria-label={messages.turnLabel}>
      {/* Return in a field presses a form's first button, which must not be the one that leads away. */}
      <button
        type="submit"
        form="numbers"
        name={TYPED}
        value="yes"
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden="true"
      />
      {sides.map(([side, label]) =>
        side === asks ? (
          <span key={side} aria-current="page">
            {label}
          </span>
        ) : (
          <button key={side} type="submit" form="numbers" name={TYPED} value={TURNED} data-leads-on>
            {label}
          </button>
        ),
      )}
    </nav>
  );
}

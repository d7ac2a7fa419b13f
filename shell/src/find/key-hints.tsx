import { messages } from '#find/messages.en.ts';

const HINTS: readonly { keys: string[]; does: string }[] = [
  { keys: ['↑', '↓'], does: messages.toMove },
  { keys: ['↵'], does: messages.toOpen },
  { keys: ['Esc'], does: messages.toClose },
];

/** Which keys work here, for whoever sees them: screen readers tell them by the field's role. */
export function KeyHints() {
  return (
    <p className="find__keys" aria-hidden="true">
      {HINTS.map(({ keys, does }) => (
        <span key={does}>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
          {does}
        </span>
      ))}
    </p>
  );
}

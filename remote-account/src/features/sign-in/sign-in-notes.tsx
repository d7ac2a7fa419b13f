import { messages } from '#features/sign-in/messages.en.ts';

const notes = [
  {
    title: messages.keepCodeToYourself,
    text: messages.nobodyFromFirm,
  },
  {
    title: messages.whatYouPlannedComesAlong,
    text: messages.financialPlan,
  },
  { title: messages.yourDataStaysYours, text: messages.downloadOrEraseEverything },
];

export function SignInNotes() {
  return (
    <aside className="sign-in__notes" aria-labelledby="sign-in-notes">
      <h2 id="sign-in-notes">{messages.beforeYouStart}</h2>
      <ul className="columns">
        {notes.map(({ title, text }) => (
          <li key={title}>
            <b>{title}</b>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </aside>
  );
}

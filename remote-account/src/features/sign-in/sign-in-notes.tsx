const notes = [
  {
    title: 'Keep the code to yourself',
    text: 'Nobody from the firm will ever ask you for it, by phone or in a message.',
  },
  {
    title: 'What you planned comes along',
    text: 'A financial plan that you began as a visitor moves to your account.',
  },
  { title: 'Your data stays yours', text: 'Download or erase everything from your profile at any time.' },
];

export function SignInNotes() {
  return (
    <aside className="sign-in__notes" aria-labelledby="sign-in-notes">
      <h2 id="sign-in-notes">Before you start</h2>
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

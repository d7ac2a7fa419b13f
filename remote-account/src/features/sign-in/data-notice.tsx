import { useSite } from 'shared/site';

export const notice = [
  {
    title: 'Your number or email address',
    text: 'To send you the code and to open your account. We keep it until you erase the account, or 3 years after your last sign-in.',
  },
  {
    title: 'When and by which browser you sign in',
    text: 'To show you where you are signed in and to keep others out. A record without your name is kept for 1 year.',
  },
  {
    title: 'What you enter later',
    text: 'Each page says what for. Calls and mails about offers need your consent, which is asked apart and can be left out.',
  },
  {
    title: 'Your rights',
    text: 'See, correct, download or erase it, and take back a consent, under My profile.',
  },
];

/** The privacy notice for signing in, item by item. It asks for no consent: the person gives a contact to be signed in by. */
export function DataNotice() {
  const { legal } = useSite();
  const { name, email } = legal.grievanceOfficer;
  return (
    <section className="sign-in__notes" aria-labelledby="sign-in-data">
      <h2 id="sign-in-data">What we keep, and what for</h2>
      <ul className="columns">
        {notice.map(({ title, text }) => (
          <li key={title}>
            <b>{title}</b>
            <p>{text}</p>
          </li>
        ))}
        <li>
          <b>Complaints</b>
          <p>
            To our grievance officer, {name}: <a href={`mailto:${email}`}>{email}</a>. After that, to the Data
            Protection Board of India.
          </p>
        </li>
      </ul>
    </section>
  );
}

import { useSite } from 'shared/site';
import { messages } from '#features/sign-in/messages.en.ts';

export const notice = [
  {
    title: messages.yourNumberOrEmailAddress,
    text: messages.toSendYouCode,
  },
  {
    title: messages.whenAndByWhich,
    text: messages.toShowYouWhere,
  },
  {
    title: messages.whatYouEnterLater,
    text: messages.eachPageSaysWhat,
  },
  {
    title: messages.yourRights,
    text: messages.seeCorrectDownload,
  },
];

/** The privacy notice for signing in, item by item. It asks for no consent: the person gives a contact to be signed in by. */
export function DataNotice() {
  const { legal } = useSite();
  const { name, email } = legal.grievanceOfficer;
  return (
    <section className="sign-in__notes" aria-labelledby="sign-in-data">
      <h2 id="sign-in-data">{messages.whatWeKeep}</h2>
      <ul className="columns">
        {notice.map(({ title, text }) => (
          <li key={title}>
            <b>{title}</b>
            <p>{text}</p>
          </li>
        ))}
        <li>
          <b>{messages.complaints}</b>
          <p>
            {messages.toOurGrievanceOfficer({ name, email, link: (words) => <a href={`mailto:${email}`}>{words}</a> })}
          </p>
        </li>
      </ul>
    </section>
  );
}

import { useSite } from 'shared/site';
import { Icon } from 'shared/ui';
import { messages } from '#messages.en.ts';

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

/** The privacy notice for signing in, item by item, folded so that the form is the page. It asks for no consent: the person gives a contact to be signed in by. */
export function DataNotice() {
  const { legal } = useSite();
  const { name, email } = legal.grievanceOfficer;
  return (
    <section className="questions sign-in__data" aria-label={messages.whatWeKeep}>
      <details>
        <summary>
          <h2>{messages.whatWeKeep}</h2>
          <Icon name="chevron-down" />
        </summary>
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
              {messages.toOurGrievanceOfficer({
                name,
                email,
                link: (words) => <a href={`mailto:${email}`}>{words}</a>,
              })}
            </p>
          </li>
        </ul>
      </details>
    </section>
  );
}

import { useSite } from 'shared/site';
import { Icon } from 'shared/ui';
import { messages } from '#messages.en.ts';

export const notice = [
  {
    title: messages.noticeContactTitle,
    text: messages.toSendYouCode,
  },
  {
    title: messages.noticeSessionTitle,
    text: messages.noticeSessionText,
  },
  {
    title: messages.noticeLaterTitle,
    text: messages.noticeLaterText,
  },
  {
    title: messages.noticeRightsTitle,
    text: messages.noticeRightsText,
  },
];

/** The privacy notice for signing in, item by item, folded so that the form is the page. It asks for no consent: the person gives a contact to be signed in by. */
export function DataNotice() {
  const { legal } = useSite();
  const { name, email } = legal.grievanceOfficer;
  return (
    <section className="questions sign-in__data" aria-label={messages.noticeHeading}>
      <details>
        <summary>
          <h2>{messages.noticeHeading}</h2>
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
            <b>{messages.noticeComplaints}</b>
            <p>
              {messages.noticeComplaintsText({
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

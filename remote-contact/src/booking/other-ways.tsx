import { Link } from 'shared/router';
import { Button } from 'shared/ui';
import { messages } from '#booking/messages.en.ts';

interface OtherWaysProps {
  /** The scheduler's own address. */
  address: string;
  onOwnSlots: () => void;
}

/** What a visitor can do when the firm's scheduler does not come. */
export function OtherWays({ address, onOwnSlots }: OtherWaysProps) {
  return (
    <div className="button-row">
      <Button onClick={onOwnSlots}>{messages.chooseTimeHereInstead}</Button>
      <a className="button button--secondary" href={address} target="_blank" rel="noreferrer">
        {messages.openCalendarInNewTab}
      </a>
      <Link className="button button--quiet" to="/contactus">
        {messages.sendYourQuestionInstead}
      </Link>
    </div>
  );
}

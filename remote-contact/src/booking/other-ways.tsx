import { Link } from 'shared/router';
import { Button } from 'shared/ui';

interface OtherWaysProps {
  /** The scheduler's own address. */
  address: string;
  onOwnSlots: () => void;
}

/** What a visitor can do when the firm's scheduler does not come. */
export function OtherWays({ address, onOwnSlots }: OtherWaysProps) {
  return (
    <div className="button-row">
      <Button onClick={onOwnSlots}>Choose a time here instead</Button>
      <a className="button button--secondary" href={address} target="_blank" rel="noreferrer">
        Open the calendar in a new tab
      </a>
      <Link className="button button--quiet" to="/contactus">
        Send your question instead
      </Link>
    </div>
  );
}

import type { ReactNode } from 'react';
import { formatDate } from 'shared/format/date';
import { useSite } from 'shared/site';
import { Icon, type IconName } from 'shared/ui';
import '#firm/firm.css';
import { LookItUp } from '#firm/look-it-up.tsx';
import { messages } from '#messages.en.ts';

/** What can be checked of the firm, and where and when it is to be found. */
export function FirmFacts() {
  const { firm, hours } = useSite();
  const { street, city, postalCode, state } = firm.office;
  return (
    <ul className="firm-facts">
      <Fact icon="shield" name={messages.firmRegistration}>
        {messages.factArnValid({
          arn: firm.arn,
          nowrap: (words) => <span className="nowrap">{words}</span>,
          day: formatDate(firm.arnValidUntil),
        })}
        <br />
        <LookItUp />
      </Fact>
      <Fact icon="pin" name={messages.factOffice}>
        {messages.officeAddress({ street, city, postalCode, state })}
      </Fact>
      <Fact icon="clock" name={messages.factHours}>
        {hours.text}
      </Fact>
    </ul>
  );
}

function Fact({ icon, name, children }: { icon: IconName; name: string; children: ReactNode }) {
  return (
    <li>
      <Icon name={icon} />
      <div>
        <b>{name}</b>
        <div>{children}</div>
      </div>
    </li>
  );
}

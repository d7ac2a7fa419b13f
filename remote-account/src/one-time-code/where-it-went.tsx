import { ownZone, timeOfDay } from 'shared/format/india-time';
import { shownPhone } from 'shared/format/phone-text';
import type { SentCode } from 'shared/forms';
import { messages } from '#one-time-code/messages.en.ts';

/** Where a code went; of one that was there before this step opened, until when it is good instead of for how long. */
export function WhereItWent({ code: { sentTo: contact, expiresAt, isBack } }: { code: SentCode }) {
  const sentTo = shownPhone(contact);
  return isBack
    ? messages.codeIsOnItsWay({
        sentTo,
        time: timeOfDay(new Date(expiresAt), ownZone()),
        nowrap: (words) => <b className="nowrap">{words}</b>,
      })
    : messages.codeIsSent({ sentTo, nowrap: (words) => <b className="nowrap">{words}</b> });
}

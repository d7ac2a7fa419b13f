import { ownZone, timeOfDay } from 'shared/format/india-time';
import { shownPhone } from 'shared/format/phone-text';
import type { SentCode } from 'shared/forms';
import { messages } from '#messages.en.ts';

/** Where a code went; of one that was there before this step opened, until when it is good instead of for how long. */
export function WhereItWent({ code: { sentTo, expiresAt, isBack } }: { code: SentCode }) {
  return isBack
    ? messages.codeIsOnItsWay({
        phoneNumber: shownPhone(sentTo),
        time: timeOfDay(new Date(expiresAt), ownZone()),
        nowrap: (words) => <b className="nowrap">{words}</b>,
      })
    : messages.codeIsSent({
        b: (words) => <b>{words}</b>,
        phoneNumber: shownPhone(sentTo),
        nowrap: (words) => <b className="nowrap">{words}</b>,
      });
}

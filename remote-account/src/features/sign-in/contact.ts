import { messages } from '#messages.en.ts';
export type Channel = 'phone' | 'email';

/** The field of each channel. */
export const inputs = {
  phone: {
    name: 'phoneNumber',
    label: messages.mobileNumber,
    type: 'tel',
    autoComplete: 'tel',
    hint: messages.numbersAreTaken,
    missing: messages.enterYourMobileNumber,
  },
  email: {
    name: 'email',
    label: messages.emailAddress,
    type: 'email',
    autoComplete: 'email',
    hint: messages.codeArrivesThereWithinMinute,
    missing: messages.enterYourEmailAddress,
  },
} as const;

/** Body of the call that sends a code. */
export const contactBody = (channel: Channel, contact: string) =>
  channel === 'phone' ? { phoneNumber: contact.trim() } : { email: contact.trim() };

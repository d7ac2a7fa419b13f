import { messages } from '#messages.en.ts';
export type Channel = 'phone' | 'email';

/** The field of each channel. */
export const inputs = {
  phone: {
    name: 'phoneNumber',
    label: messages.contactMobile,
    type: 'tel',
    autoComplete: 'tel',
    hint: messages.hintIndianNumbers,
    missing: messages.errorMobileEmpty,
  },
  email: {
    name: 'email',
    label: messages.contactEmail,
    type: 'email',
    autoComplete: 'email',
    hint: messages.codeArrivesThereWithinMinute,
    missing: messages.errorEmailEmpty,
  },
} as const;

/** Body of the call that sends a code. */
export const contactBody = (channel: Channel, contact: string) =>
  channel === 'phone' ? { phoneNumber: contact.trim() } : { email: contact.trim() };

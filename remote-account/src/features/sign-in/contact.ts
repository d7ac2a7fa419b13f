export type Channel = 'phone' | 'email';

/** The field of each channel. */
export const inputs = {
  phone: {
    name: 'phoneNumber',
    label: 'Mobile number',
    type: 'tel',
    autoComplete: 'tel',
    hint: 'Numbers are taken as Indian (+91). For another country begin with + and its code.',
    missing: 'Enter your mobile number.',
  },
  email: {
    name: 'email',
    label: 'Email address',
    type: 'email',
    autoComplete: 'email',
    hint: 'The code arrives there within a minute.',
    missing: 'Enter your email address.',
  },
} as const;

/** Body of the call that sends a code. */
export const contactBody = (channel: Channel, contact: string) =>
  channel === 'phone' ? { phoneNumber: contact.trim() } : { email: contact.trim() };

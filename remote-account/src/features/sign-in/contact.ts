export type Channel = 'phone' | 'email';

/** Body of the call that sends a code. */
export const contactBody = (channel: Channel, contact: string) =>
  channel === 'phone' ? { phoneNumber: contact.trim() } : { email: contact.trim() };

/** Where a site shows the codes and mails that it would have sent, as JSON; the key is in the address that its start prints. */
export const inboxAddress = (site: string | undefined): string => `${site}/dev/inbox.json?key=${process.env.INBOX_KEY}`;

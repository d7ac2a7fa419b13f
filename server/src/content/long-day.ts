const form = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The day of a local date and time in words: `2024-04-17T14:30:00` is '17 April 2024'. */
export const longDay = (date: string): string => form.format(new Date(`${date.slice(0, 10)}T00:00:00Z`));

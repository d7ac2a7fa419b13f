/** Digits only: people paste `204 816` or a whole message. At most six, the longest code that is ever sent. */
export const onlyCode = (typed: string): string => typed.replace(/\D/g, '').slice(0, 6);

/** The cookie of a signed-in session, with the attributes that `http/cookies.ts` gives all of them. */
export const SESSION_COOKIE = 'session';

/** A session that nobody uses for so long ends, and its cookie with it. */
export const SESSION_DAYS = 30;

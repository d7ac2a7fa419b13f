/**
 * Codes of PostgreSQL (https://www.postgresql.org/docs/current/errcodes-appendix.html) by which it cannot work now,
 * whatever was asked: the connection broke (08), read only, as after a switch to a copy (25006), the transaction waited
 * too long (25P03), no connection, memory or disk left (53), a statement took too long (57014), it starts or ends (57P),
 * its disk fails (58030).
 */
const AWAY = /^(08...|25006|25P03|53...|57014|57P..|58030)$/;
const BROKEN_LINE = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT']);
/** What the driver itself says has no code. */
const DRIVER =
  /^(timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered)/;

/** Whether the database cannot be reached or cannot work at this moment: not the fault of what was asked. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = '', syscall } = error as NodeJS.ErrnoException;
  return AWAY.test(code) || BROKEN_LINE.has(code) || syscall === 'connect' || DRIVER.test(error.message);
}

/** Why a call of the origin did not succeed, in words that a visitor may read. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status, or 0 when no answer came at all (offline, time-out, refused). */
  readonly status: number;
  /** What is wrong with which input, by the input's name. */
  readonly fields: Readonly<Record<string, string>>;
  /** Start of the next free time, where an appointment's time was taken meanwhile. */
  readonly next: string | undefined;

  constructor(message: string, status: number, fields: Readonly<Record<string, string>> = {}, next?: string) {
    super(message);
    this.status = status;
    this.fields = fields;
    this.next = next;
  }
}

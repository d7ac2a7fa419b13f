/** Why a call of the origin did not succeed, in words that a visitor may read. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status, or 0 when no answer came at all (offline, time-out, refused). */
  readonly status: number;
  /** What is wrong with which input, by the input's name. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(message: string, status: number, fields: Readonly<Record<string, string>> = {}) {
    super(message);
    this.status = status;
    this.fields = fields;
  }
}

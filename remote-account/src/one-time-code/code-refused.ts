import { ApiError } from 'shared/api';
import type { Refusal } from 'shared/forms';

/** What the form of a code says of a refused call: under the code where that was wrong. @throws what is no refusal */
export const codeRefused =
  (title: string) =>
  (error: unknown): Refusal => {
    if (!(error instanceof ApiError)) throw error;
    const { otp } = error.fields;
    return otp === undefined ? { title, text: error.message } : { title, text: otp, field: 'otp' };
  };

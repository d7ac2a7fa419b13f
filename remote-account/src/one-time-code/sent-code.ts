/** A code on its way. Kept in memory only: where it went never reaches the browser's storage. */
export interface SentCode {
  challengeId: string;
  sentTo: string;
  /** When another one may be asked for, in milliseconds since 1970. */
  resendAt: number;
}

/** The origin's answer to "send a code", with its waiting time turned into a moment. Call it in handlers only. */
export const sentCode = (answer: { challengeId: string; resendAfterSeconds: number }, sentTo: string): SentCode => ({
  challengeId: answer.challengeId,
  sentTo,
  resendAt: Date.now() + answer.resendAfterSeconds * 1000,
});

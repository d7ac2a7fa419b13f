import type { BookedAppointment, Slot, Verification } from 'shared/contract/appointment';

/** What the server hands the page once the phone is verified. */
export interface Times {
  verification: Verification;
  /** First of the seven days that are shown, and today, as days in India. */
  from: string;
  today: string;
  slots: Slot[];
  /** What is booked already. */
  coming: BookedAppointment[];
  /** Makes a booking that is sent twice count once. */
  key: string;
}

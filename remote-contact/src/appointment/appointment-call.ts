import { APPOINTMENT_KEY_HEADER } from 'shared/contract/appointment';

/** What each call about one appointment needs: which one, and the key from its mail. */
export const appointmentCall = (id: string, key: string) => ({
  params: { id },
  headers: { [APPOINTMENT_KEY_HEADER]: key },
});
export type AppointmentCall = ReturnType<typeof appointmentCall>;

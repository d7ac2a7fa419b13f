import { useRef, useState } from 'react';
import { ApiError, call } from 'shared/api';
import {
  APPOINTMENT_KEY_HEADER,
  type Appointment,
  cancelAppointment,
  moveAppointment,
} from 'shared/contract/appointment';
import { asApiError } from 'shared/load';

/** Moves or cancels one appointment by its key. */
export function useChange(id: string, key: string, onChange: (appointment: Appointment) => void) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const underWay = useRef(false);
  const who = { params: { id }, headers: { [APPOINTMENT_KEY_HEADER]: key } };

  /** Resolves to null when it worked, else to the HTTP status (0 when no answer came). */
  async function change(act: () => Promise<{ appointment: Appointment }>): Promise<number | null> {
    if (underWay.current) return 0;
    underWay.current = true;
    setBusy(true);
    setProblem(null);
    try {
      onChange((await act()).appointment);
      return null;
    } catch (error) {
      setProblem(asApiError(error).message);
      return error instanceof ApiError ? error.status : 0;
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  }

  return {
    busy,
    problem,
    cancel: () => change(() => call(cancelAppointment, who)),
    move: (start: string) => change(() => call(moveAppointment, { ...who, body: { start } })),
  };
}

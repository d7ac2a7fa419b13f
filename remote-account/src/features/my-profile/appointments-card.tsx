import { call } from 'shared/api';
import { ComingAppointments } from 'shared/coming-appointments';
import { comingAppointments } from 'shared/contract/appointment';
import { useLoaded } from 'shared/load';
import { Failure } from 'shared/ui';
import { messages } from '#messages.en.ts';

const load = (signal: AbortSignal) => call(comingAppointments, { signal }).then(({ appointments }) => appointments);

/** When the advisor calls, for whoever has booked; nobody else needs a card about it. */
export function AppointmentsCard() {
  const { loaded, reload } = useLoaded(load);
  if (loaded.status === 'failed') return <Failure message={messages.appointmentsNotLoaded} onRetry={reload} />;
  if (loaded.status === 'loading' || loaded.value.length === 0) return null;
  return (
    <section className="card" aria-labelledby="your-appointments">
      <div className="card__head">
        <h2 id="your-appointments">{messages.yourAppointments}</h2>
      </div>
      <ComingAppointments appointments={loaded.value} />
    </section>
  );
}

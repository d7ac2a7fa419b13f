import { type ReactNode, Suspense } from 'react';
import { RisingRule, Skeleton } from 'shared/ui';
import { Passkeys } from '#features/passkeys/lazy-passkeys.ts';
import { Erasure } from '#features/your-data/erasure.tsx';
import { ExportCard } from '#features/your-data/export-card.tsx';
import { Consents } from '#features/your-data/lazy-consents.ts';
import { Sessions } from '#features/your-data/sessions.tsx';
import { useNearView } from '#loading/use-near-view.ts';
import '#features/your-data/your-data.css';
import { messages } from '#features/your-data/messages.en.ts';

/**
 * Everything about one's own data: who is signed in, the passkeys, what was agreed to, a copy of it all, and its end. The
 * passkeys are loaded anew in each `turn`, and tell when they change.
 */
export function YourData({ passkeys }: { passkeys: { turn: number; onChange: () => void } }) {
  return (
    <section className="section your-data" aria-labelledby="your-data">
      <RisingRule />
      <div className="section-head">
        <h2 id="your-data">{messages.yourData}</h2>
        <p>{messages.seeWhere}</p>
      </div>
      <div className="your-data__cards">
        <LazyCard id="sessions" title={messages.whereYouAreSignedIn}>
          <Sessions />
        </LazyCard>
        <LazyCard id="passkeys" title={messages.passkeys}>
          <Passkeys key={passkeys.turn} onChange={passkeys.onChange} />
        </LazyCard>
        <LazyCard id="consents" title={messages.whatYouAgreedTo}>
          <Consents />
        </LazyCard>
        <ExportCard />
        <Erasure />
      </div>
    </section>
  );
}

function LazyCard({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  const [card, near] = useNearView<HTMLElement>();
  const waiting = <Skeleton lines={4} label={messages.loading} />;
  return (
    <section className="card your-data__wide" aria-labelledby={id} ref={card}>
      <h3 id={id}>{title}</h3>
      {near ? <Suspense fallback={waiting}>{children}</Suspense> : waiting}
    </section>
  );
}

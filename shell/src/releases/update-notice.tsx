import { useEffect, useState } from 'react';
import type { LiveReleasesAnswer } from 'shared/contract/live-releases';
import { Button, Notice } from 'shared/ui';
import { useLoader } from '#manifest/loader.tsx';
import { messages } from '#messages.en.ts';

/** Milliseconds between two questions while a tab stays open, and at least between any two. */
const RARELY_MS = 5 * 60_000;
const LEAST_MS = 10_000;

/** Asks the visitor of a tab that was opened before an urgent release to reload, when nothing unsaved would be lost. */
export function UpdateNotice({ unsaved }: { unsaved: boolean }) {
  const { snapshot } = useLoader();
  const due = useUrgentRelease(snapshot.serial);
  if (!due || unsaved) return null;
  return (
    <div className="page" role="status">
      <Notice kind="warning" title={messages.correctionIsReady}>
        <p>{messages.updateText}</p>
        <Button variant="secondary" onClick={() => location.reload()}>
          {messages.updateAction}
        </Button>
      </Notice>
    </div>
  );
}

/** True once a release went live, after this page was opened, that open tabs should not wait for. */
function useUrgentRelease(serial: number): boolean {
  const [due, setDue] = useState(false);
  useEffect(() => {
    let asked = Date.now();
    const ask = async () => {
      if (document.hidden || Date.now() - asked < LEAST_MS) return;
      asked = Date.now();
      try {
        const answer = await fetch('/server/releases');
        const { urgent } = (await answer.json()) as LiveReleasesAnswer;
        if (urgent > serial) setDue(true);
      } catch {
        // Offline, or the origin is starting: the next question will tell.
      }
    };
    const timer = setInterval(ask, RARELY_MS);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [serial]);
  return due;
}

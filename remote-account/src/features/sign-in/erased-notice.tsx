import { useEffect, useState } from 'react';
import { forgetSession } from 'shared/auth';
import type { KeptRecord } from 'shared/contract/me';
import { formatDate } from 'shared/format/date';
import { useLocation, useNavigate } from 'shared/router';
import { Notice } from 'shared/ui';
import { messages } from '#messages.en.ts';

/**
 * What an erasure left, told once. The session ends here and not where the account was erased: a signed-in page would
 * send its visitor to the sign-in at that moment, and the message would be lost.
 */
export function useErased(): KeptRecord[] | null {
  const { state } = useLocation();
  const navigate = useNavigate();
  const [erased] = useState(() => keptRecords(state));
  useEffect(() => {
    if (erased === null) return;
    forgetSession();
    navigate('/signin', { replace: true, state: null });
  }, [erased, navigate]);
  return erased;
}

/** Where the origin's answer was lost, it has named nothing: then it is said what stays of every account. */
export function ErasedNotice({ kept }: { kept: readonly KeptRecord[] }) {
  return (
    <Notice kind="success" title={messages.erasedTitle}>
      {kept.length === 0 ? (
        <p>{messages.logIsLeft}</p>
      ) : (
        <>
          <p>{messages.lawMakesUsKeep}</p>
          <ul>
            {kept.map(({ what, why, until }) => (
              <li key={what}>{messages.erasedKeptUntil({ what, why, day: formatDate(until) })}</li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  );
}

/** The history's state belongs to whoever wrote it, so it is looked at before it is believed. */
function keptRecords(state: unknown): KeptRecord[] | null {
  if (typeof state !== 'object' || state === null || !('erased' in state) || !Array.isArray(state.erased)) return null;
  return state.erased.filter(isKept);
}

const isKept = (value: unknown): value is KeptRecord =>
  typeof value === 'object' && value !== null && ['what', 'why', 'until'].every((key) => key in value);

import { type Change, readHistory } from '#releases/pointer.ts';
import { type Refusal, readRefusals } from '#releases/refusals.ts';
import type { SecurityLog } from '#security/security-log.ts';

const LOOK_MS = 5_000;
const KEPT_MS = 365 * 24 * 3_600_000;

/**
 * Tells the security log of every change of what is live, by whatever command and while no origin ran, too, and of the
 * commands that were refused.
 *
 * @returns how to stop
 */
export function logReleases(store: string, log: Pick<SecurityLog, 'tell'>): () => void {
  const told = { changes: 0, refusals: 0 };
  const isKept = ({ at }: { at: string }) => Date.now() - Date.parse(at) < KEPT_MS;
  const look = () => {
    const changes = readHistory(store).reverse();
    for (const change of changes.slice(told.changes).filter(isKept)) log.tell(entryOf(change));
    told.changes = changes.length;
    const refusals = readRefusals(store);
    for (const refusal of refusals.slice(told.refusals).filter(isKept)) log.tell(entryOfRefusal(refusal));
    told.refusals = refusals.length;
  };
  look();
  const timer = setInterval(look, LOOK_MS).unref();
  return () => clearInterval(timer);
}

const entryOf = (change: Change): Parameters<SecurityLog['tell']>[0] => ({
  ...{ at: new Date(change.at), event: 'release', outcome: 'done', session: '', device: '', address: '' },
  what: change.action,
  who: `release:${change.by}`,
  detail: detailOf(change),
  reference: `release ${change.at} ${change.name} ${change.action}`,
});

const detailOf = ({ action, name, from, to, started, forced }: Change): string =>
  action === 'publish'
    ? `${name} ${started ?? ''} for later`
    : `${name} ${from ?? 'nothing'} to ${to ?? 'nothing'}${forced === true ? ', forced' : ''}`;

const entryOfRefusal = ({ at, by, action, detail }: Refusal): Parameters<SecurityLog['tell']>[0] => ({
  ...{ at: new Date(at), event: 'release', outcome: 'refused', session: '', device: '', address: '' },
  ...{ what: action, who: `release:${by}`, detail, reference: `refusal ${at} ${action}` },
});

import { type Change, readHistory } from '#releases/pointer.ts';
import type { SecurityLog } from '#security/security-log.ts';

const LOOK_MS = 5_000;
const KEPT_MS = 365 * 24 * 3_600_000;

/** Tells the security log of every change of what is live, by whatever command and while no origin ran, too. @returns how to stop */
export function logReleases(store: string, log: Pick<SecurityLog, 'tell'>): () => void {
  let told = 0;
  const look = () => {
    const changes = readHistory(store).reverse();
    for (const change of changes.slice(told))
      if (Date.now() - Date.parse(change.at) < KEPT_MS) log.tell(entryOf(change));
    told = changes.length;
  };
  look();
  const timer = setInterval(look, LOOK_MS).unref();
  return () => clearInterval(timer);
}

const entryOf = (change: Change): Parameters<SecurityLog['tell']>[0] => ({
  ...{ at: new Date(change.at), event: 'release', outcome: 'done', session: '', device: '', address: '' },
  what: change.action,
  who: `release:${change.by}`,
  detail: `${change.name} ${change.from ?? 'nothing'} to ${change.to ?? 'nothing'}${change.forced === true ? ', forced' : ''}`,
  reference: `release ${change.at} ${change.name} ${change.action}`,
});

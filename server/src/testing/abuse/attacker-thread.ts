// The attacker on a thread of its own: the work that it does must not hold up the visitor that is measured beside it.
import { parentPort, workerData } from 'node:worker_threads';
import { type AttackPlan, attack } from '#testing/abuse/attacker.ts';

let isOver = false;
parentPort?.once('message', () => {
  isOver = true;
});
const tally = await attack({
  ...(workerData as AttackPlan),
  onUnderWay: () => parentPort?.postMessage('under way'),
  isOver: () => isOver,
});
parentPort?.postMessage(tally);

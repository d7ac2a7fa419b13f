import { messages } from '#calculators/xirr/messages.en.ts';
import type { FlowsReading } from '#calculators/xirr/read-flows.ts';
import { type Exact, exact, ZERO } from '#engine/exact.ts';
import { inr } from '#figures/inr.ts';

/** What was read and by which columns, a sentence each; none where nothing was. */
export function readText({ flows, columns = [], passedOver = 0 }: FlowsReading): readonly string[] {
  if (flows.length === 0) return [];
  const amounts = flows.map(({ amount }) => exact(amount));
  const [paid, received] = [amounts.filter((amount) => amount < ZERO), amounts.filter((amount) => amount >= ZERO)];
  const sum = (of: readonly Exact[]) => inr(of.reduce((all, amount) => all + (amount < ZERO ? -amount : amount), ZERO));
  return [
    messages.readRows({
      paid: paid.length,
      paidSum: sum(paid),
      received: received.length,
      receivedSum: sum(received),
    }),
    ...(columns.length > 0 ? [messages.byTheColumns({ columns: columns.join(', ') })] : []),
    ...(passedOver > 0 ? [messages.passedOver({ rows: passedOver })] : []),
  ];
}

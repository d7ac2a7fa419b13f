import { messages } from '#messages.en.ts';
import type { Conversion } from '#outcome/outcome.ts';
import { basisText } from '#outcome/price-basis.ts';

interface BasisProps {
  conversion: Conversion;
}

/** The first line of a panel whose amounts are in today's rupees. */
export function BasisLine({ conversion }: BasisProps) {
  const basis = basisText(conversion);
  return basis === '' ? null : <p className="result__basis">{basis}</p>;
}

/** The first line of a panel whose amounts are not, while the page's are. */
export function PaidLine({ conversion }: BasisProps) {
  return conversion.inflationPct === null ? null : <p className="result__basis">{messages.basisAsPaid}</p>;
}

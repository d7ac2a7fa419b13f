import type { ContactFigures } from '#bench/contact.ts';
import type { FederationTax } from '#bench/federation-tax.ts';
import type { Audit } from '#bench/lighthouse/audit.ts';
import type { LinkFigures } from '#bench/links.ts';
import type { OriginFigures } from '#bench/origin-figures.ts';
import type { Drag } from '#bench/pages/drag.ts';
import type { Interaction } from '#bench/pages/interactions.ts';
import type { Loads } from '#bench/pages/loads.ts';
import type { Recalculation } from '#bench/pages/recalculation.ts';

/** What was measured of one page; a part that was left out is absent. */
export interface PageFigures {
  loads?: Loads;
  /** Only of pages that compute. */
  recalculation?: Recalculation;
  interaction?: Interaction;
  /** Milliseconds until the h1 is there after following a link on `from`. */
  navigation?: { from: string; ms: number };
  audit?: Audit;
}

/** Everything that one run of the benchmark measured. */
export interface Measurements {
  runs: number;
  pages: Record<string, PageFigures>;
  /** What could not be measured, and why. */
  failures: string[];
  engine?: { slowest: string; ms: number; chance: { ms: number; firstMs: number }; batchSeconds: number };
  drags?: Drag[];
  tax?: FederationTax;
  origin?: OriginFigures[];
  contact?: ContactFigures[];
  links?: LinkFigures;
}

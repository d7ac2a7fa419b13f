import { launchBrowser } from '#bench/browser-arguments.ts';
import { audit } from '#bench/lighthouse/audit.ts';
import type { Measurements, PageFigures } from '#bench/measurements.ts';
import type { Part } from '#bench/options.ts';
import { measureInteractions } from '#bench/pages/interactions.ts';
import { measureLoads } from '#bench/pages/loads.ts';
import { measureNavigation, waysTo } from '#bench/pages/navigation.ts';
import { computes, measureRecalculation } from '#bench/pages/recalculation.ts';
import type { Variants } from '#bench/pages/variants.ts';

interface Task {
  variants: Variants;
  /** Address of the running site. */
  site: string;
  routes: string[];
  runs: number;
  parts: readonly Part[];
  /** Tells a person how far it is. */
  say: (text: string) => void;
  /** Is told of each page that is measured. */
  keep: () => void;
}

/** Runs of what takes long: a minute of presses, a whole audit. */
const FEW = 3;

/** Measures page by page, so that all figures of one page come from the same minutes. */
export async function measurePages(task: Task, { pages, failures }: Measurements): Promise<void> {
  const { variants, site, routes, runs, parts, say, keep } = task;
  const ways = await waysTo(site, routes);
  for (const [index, route] of routes.entries()) {
    if (pages[route] !== undefined) continue;
    say(`${route} (${index + 1} of ${routes.length})`);
    const page: PageFigures = {};
    // Each page has its own browser: one that dies takes no other page's figures with it.
    const browser = await launchBrowser();
    const measure = async (part: Part, work: () => Promise<void>) => {
      if (!parts.includes(part)) return;
      try {
        await work();
      } catch (error) {
        // An hour of figures must not be lost for one; the report says what is missing.
        failures.push(`${part} of ${route}: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
        say(failures.at(-1) ?? '');
      }
    };
    await measure('loads', async () => {
      page.loads = await measureLoads(browser, variants, route, runs);
    });
    await measure('recalculation', async () => {
      if (!(await computes(site, route))) return;
      const addresses = { site: variants.url('federated') + route, plain: `${variants.url('plain')}/` };
      page.recalculation = await measureRecalculation(browser, addresses, runs);
    });
    await measure('interactions', async () => {
      page.interaction = await measureInteractions(browser, site + route, Math.min(runs, FEW));
    });
    await measure('navigation', async () => {
      const way = ways.find(({ to }) => to === route);
      if (way === undefined) return;
      page.navigation = { from: way.from, ms: await measureNavigation(browser, site, way, runs) };
    });
    await measure('lighthouse', async () => {
      page.audit = await audit(site, route, Math.min(runs, FEW));
    });
    await browser.close();
    pages[route] = page;
    keep();
    say(`${route}: ${inShort(page)}`);
  }
}

/** What was found of a page, in one line: the report with all figures comes at the end. */
function inShort({ loads, recalculation, interaction, navigation, audit: found }: PageFigures): string {
  const figures = [
    loads && `LCP ${loads.federated.lcp.toFixed(0)} ms, alive after ${loads.federated.alive.toFixed(0)} ms`,
    loads && `${loads.federated.scriptBytesFirst} bytes of script, layout shift ${loads.federated.cls.toFixed(3)}`,
    recalculation && `first recalculation / plain page ${(recalculation.site / recalculation.plain).toFixed(2)}`,
    interaction && `worst interaction ${interaction.duration.toFixed(0)} ms`,
    navigation && `reached in ${navigation.ms.toFixed(0)} ms`,
    found && `Lighthouse ${Object.values(found.scores).join(', ')}`,
  ];
  return figures.filter((figure) => figure !== undefined).join('; ');
}

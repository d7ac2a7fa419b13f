import { chosenRelease, command, UsageError } from '#releases/cli/command.ts';
import { gateOptions } from '#releases/cli/pass-gate.ts';
import { describeOnce, describeProblems, describeSpared, GateError, judgeRelease } from '#releases/gate/gate.ts';
import { openSmoke } from '#releases/gate/smoke.ts';
import { fewAtATime } from '#releases/gate/waits.ts';

/** Candidates that are looked at together: each of them is listened to for a while, and costs nothing then. */
const AT_ONCE = 6;

const help = `
npm run gate -- <name>@<version> [<name>@<version> …] [--without-smoke] [--accept-size]
            [--accept --reason "…"] [--json]

Takes published releases through the gate against what is live, each by itself, and keeps the verdicts: a release that
passed may go live beside the same releases without a second look, but for what --without-smoke or --accept-size left out:
give them to that command too. Nothing goes live. Exit code 3 when one of them would be stopped.
`;

const options = {
  'without-smoke': { type: 'boolean' },
  'accept-size': { type: 'boolean' },
  accept: { type: 'boolean' },
} as const;

export const run = command('gate', help, options, async (context) => {
  const { positionals, values, store, print } = context;
  if (positionals.length === 0) throw new UsageError('Which release? For example: npm run gate -- calculators@1.4.2');
  const candidates = positionals.map((text) => {
    const [name = '', version = ''] = text.split('@', 2);
    return chosenRelease(store, name, version);
  });
  const asked = gateOptions(values, null);
  // One origin and one browser for all of them.
  const smoke = values['without-smoke'] === true ? null : openSmoke(store);
  const turns = fewAtATime(AT_ONCE);
  const seconds: Record<string, number> = {};
  const seenOnce: Record<string, string[]> = {};
  const allSpared = { same: 0, short: 0 };
  let all: Record<string, string[]>;
  try {
    const checked = candidates.map((manifest) =>
      turns(async () => {
        const began = performance.now();
        const { problems, once, spared } = await judgeRelease(store, manifest, { ...asked, smoke });
        const candidate = `${manifest.name}@${manifest.release}`;
        seconds[candidate] = Math.round((performance.now() - began) / 100) / 10;
        if (once.length > 0) seenOnce[candidate] = once;
        allSpared.same += spared.same;
        allSpared.short += spared.short;
        return [candidate, problems] as const;
      }),
    );
    all = Object.fromEntries(await Promise.all(checked));
  } finally {
    await smoke?.close();
  }
  const stopped = Object.entries(all).filter(([, problems]) => problems.length > 0);
  if (stopped.length > 0)
    throw new GateError(stopped.map(([name, problems]) => describeProblems(name, problems)).join('\n'), all, seconds);
  const notes = Object.values(seenOnce).map(describeOnce).join('');
  print(`${Object.keys(all).join(', ')}: nothing stands in the way${describeSpared(allSpared)}.${notes}`, {
    problems: all,
    seconds,
    once: seenOnce,
  });
});

if (import.meta.main) await run(process.argv.slice(2));

import { parseArgs } from 'node:util';
import { openRunning } from '#db/opening/open-running.ts';
import { deliveryStatus } from '#outbox/delivery-status.ts';
import { hold, release } from '#outbox/hold.ts';
import { releasedBy } from '#releases/released-by.ts';
import { logCommand } from '#security/command-log.ts';
import { readConfig } from '#settings/config.ts';
import { environment } from '#settings/environment.ts';
import { StartError } from '#settings/start-error.ts';
import '#terminal/standard-output.ts';

const HELP = `npm run outbox [-- hold [--reason "…"] | release [--park]]

Says whether messages leave, and how many of each kind wait to.

  hold      from now on nothing leaves, from no origin of this database. Codes for signing in do not wait here: they go on
  release   messages leave again. With --park those that are due by now are parked instead, for a person to look at each
            (npm run admin -- outbox): after a restore they may have left already

An origin whose database was restored into another place holds by itself. After a copy of the whole data folder hold by
hand, before the first start.`;

const usage = (problem: string): number => {
  console.error(`${problem}\n\n${HELP}`);
  return 2;
};

/** @returns the exit code */
async function main(words: string[]): Promise<number> {
  const options = {
    reason: { type: 'string' },
    park: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  } as const;
  const { positionals, values } = parseArgs({ args: words, options, allowPositionals: true });
  if (values.help === true) {
    console.log(HELP);
    return 0;
  }
  const [what = 'show', ...more] = positionals;
  if (!['show', 'hold', 'release'].includes(what) || more.length > 0) return usage('This is no way to use it.');
  const reason = values.reason?.trim() || `by hand, ${releasedBy()}`;
  const { db, keyring, close } = await openRunning(readConfig(environment()), console.error);
  try {
    if (what !== 'show') await logCommand(db, keyring, `outbox ${what}`, what === 'hold' ? reason : '');
    if (what === 'hold') await hold(db, reason);
    if (what === 'release') {
      const parked = await release(db, values.park === true);
      if (values.park === true) console.log(`Parked: ${parked}.`);
    }
    for (const line of await deliveryStatus(db)) console.log(line);
    return 0;
  } finally {
    await close();
  }
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof StartError || error instanceof TypeError ? error.message : error);
  process.exitCode = 1;
}

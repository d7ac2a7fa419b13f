/**
 * The calculators on the command line: `npm run --silent calc -- sip '{"monthly":5000,"years":10,"annualRatePct":12}'`.
 * Exit code 0 with JSON on standard output, or 2 with one line on standard error.
 */
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { dayInIndia } from 'shared/format/india-time';
import { type AnswerOptions, answer } from '#calculators/answer.ts';
import { InputError } from '#engine/possible.ts';

const USAGE = `calc <id> '<json inputs>' [--exact] [--bounds], or calc --batch with one {"id":…,"inputs":…} a line`;

function parse(what: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new InputError(what, 'is not valid JSON');
  }
}

function answerLine(line: string, options: AnswerOptions): object {
  try {
    const asked = parse('line', line);
    if (typeof asked !== 'object' || asked === null || !('id' in asked) || !('inputs' in asked)) {
      throw new InputError('line', 'must be {"id":…,"inputs":…}');
    }
    return answer(String(asked.id), asked.inputs, options);
  } catch (error) {
    if (error instanceof InputError) return { error: error.message };
    throw error;
  }
}

async function batch(options: AnswerOptions): Promise<void> {
  for await (const line of createInterface({ input: process.stdin })) {
    process.stdout.write(`${JSON.stringify(answerLine(line, options))}\n`);
  }
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      batch: { type: 'boolean', default: false },
      exact: { type: 'boolean', default: false },
      bounds: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const options: AnswerOptions = { exact: values.exact, bounds: values.bounds, today: dayInIndia(new Date()) };
  const [id, inputs, ...rest] = positionals;
  if (values.help) console.log(USAGE);
  else if (values.batch && id === undefined) await batch(options);
  else if (id === undefined || inputs === undefined || rest.length > 0) throw new InputError('usage:', USAGE);
  else console.log(JSON.stringify(answer(id, parse('inputs', inputs), options), null, 2));
}

// A reader that stops early (`| head`) is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

main().catch((error: unknown) => {
  console.error(`calc: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`);
  process.exitCode = 2;
});

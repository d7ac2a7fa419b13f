import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const file = join(import.meta.dirname, 'calc.ts');

/** Runs the command as npm does, with the Node that runs this test. */
function calc(args: string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], {
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  return { status, stdout, stderr };
}

const example = { monthly: 5000, years: 10, annualRatePct: 12 };

describe('calc', () => {
  it('prints a SIP with its years', () => {
    const { status, stdout, stderr } = calc(['sip', JSON.stringify(example)]);
    expect([status, stderr]).toEqual([0, '']);
    const printed = JSON.parse(stdout);
    expect(printed).toMatchObject({ totalInvested: '600000.00', gains: '561695.38', value: '1161695.38' });
    expect(printed.yearly).toHaveLength(10);
    expect(printed.yearly[0]).toEqual({
      year: 1,
      months: 12,
      totalInvested: '60000.00',
      gains: '4046.64',
      value: '64046.64',
    });
  });

  it.each([
    [['nope', '{}'], 'calc: calculator "nope" is unknown: sip, stepUpSip'],
    [['sip', '{'], 'calc: inputs is not valid JSON'],
    [['sip', JSON.stringify({ ...example, monthly: 99 }), '--bounds'], 'calc: monthly must be from 100 to 1000000'],
    [['sip'], 'calc: usage: calc <id>'],
    [['--fast'], 'calc: Unknown option'],
  ])('%j ends with 2 and one line', (args, line) => {
    const { status, stdout, stderr } = calc(args);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr.startsWith(line), stderr).toBe(true);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  });

  it('answers a batch line by line, whatever is in it', () => {
    const asked: [line: string, answer: object][] = [
      [
        JSON.stringify({ id: 'sip', inputs: example }),
        { value: expect.stringMatching(/^1161695\.381759700849177866930312462177560862318747/) },
      ],
      ['not json', { error: 'line is not valid JSON' }],
      ['', { error: 'line is not valid JSON' }],
      ['[]', { error: 'line must be {"id":…,"inputs":…}' }],
      ['{"id":"sip","inputs":{"monthly":5000}}', { error: 'annualRatePct is missing' }],
      ['{"id":"sip","inputs":{"tenure":3}}', { error: expect.stringContaining('tenure is not an input of sip') }],
      [
        '{"id":"dreamCar","inputs":{"amountToday":1000000,"targetDate":"2020-01-01"}}',
        { target: '0', yearlyMonthlyMode: [] },
      ],
      [
        '{"id":"retirement","inputs":{"firstMonthExpense":1200,"postReturnPct":0,"inflationPct":0,"years":1}}',
        { corpus: '14400', endBalanceOfSwpCheck: '0' },
      ],
      [
        '{"id":"retirement","inputs":{"age":30,"retirementAge":31,"lifeExpectancy":32,"monthlyExpense":100,"annualRatePct":0,"postReturnPct":0,"inflationPct":0}}',
        { corpus: '1200', requiredSip: '100' },
      ],
    ];
    const { status, stdout } = calc(['--batch', '--exact'], asked.map(([line]) => `${line}\n`).join(''));
    const answers = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect([status, answers.length]).toEqual([0, asked.length]);
    asked.forEach(([, answer], at) => {
      expect(answers[at]).toMatchObject(answer);
    });
  });

  it('answers a thousand lines in order', () => {
    const lines = Array.from({ length: 1000 }, (_, at) =>
      JSON.stringify({ id: 'sip', inputs: { ...example, years: 30, monthly: at } }),
    );
    const { stdout } = calc(['--batch'], `${lines.join('\n')}\n`);
    const answers = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(answers.map(({ totalInvested }) => totalInvested)).toEqual(lines.map((_, at) => `${at * 360}.00`));
  });
});

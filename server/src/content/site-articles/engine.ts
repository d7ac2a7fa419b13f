import { execFileSync } from 'node:child_process';
import { repositoryRoot } from '#settings/repository-root.ts';

/** Id of a calculator and its inputs, as the command takes them. */
export type Question = readonly [id: string, inputs: Readonly<Record<string, number | string>>];

type Row = Readonly<Record<string, string>>;

/** What a calculator answers, for sums with it. */
export interface Answer {
  /** A result in whole rupees, rounded as the articles write it. */
  rupees(name: string): number;
  /** A result as the engine gives it, such as a month. */
  plain(name: string): number;
  /** A column of the yearly table, as exact as the engine gives it. */
  yearly(column: string): number[];
}

/**
 * Asks the calculators in one run of `npm run calc`, the way in that the package has for everybody.
 *
 * @throws Error when a calculator does not take a question
 */
export function askEngine<Name extends string>(asked: Readonly<Record<Name, Question>>): Record<Name, Answer> {
  const names = Object.keys(asked) as Name[];
  const lines = names.map((name) => JSON.stringify({ id: asked[name][0], inputs: asked[name][1] }));
  const output = execFileSync(process.execPath, ['remote-calculators/bin/calc.ts', '--batch'], {
    cwd: repositoryRoot,
    input: lines.join('\n'),
    encoding: 'utf8',
  });
  const answers = output.trim().split('\n');
  const read = (name: Name, place: number) => [
    name,
    answerOf(lines[place] ?? name, JSON.parse(answers[place] ?? '{}')),
  ];
  return Object.fromEntries(names.map(read)) as Record<Name, Answer>;
}

function answerOf(question: string, answer: Readonly<Record<string, unknown>>): Answer {
  if ('error' in answer) throw new Error(`${question}: ${answer.error}`);
  const given = (name: string): number => {
    const value = answer[name];
    if (value === undefined || value === null || Number.isNaN(Number(value)))
      throw new Error(`${question} has no ${name}: ${JSON.stringify(answer).slice(0, 200)}`);
    return Number(value);
  };
  return {
    rupees: (name) => Math.round(given(name)),
    plain: given,
    yearly: (column) => ((answer.yearly ?? []) as Row[]).map((row) => Number(row[column])),
  };
}

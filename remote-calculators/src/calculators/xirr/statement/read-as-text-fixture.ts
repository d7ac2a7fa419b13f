import { readFlows } from '#calculators/xirr/read-flows.ts';

/** What was read: '2024-01-05 -5000', a row's number with what is wrong, or the question. */
export function read(text: string, answer?: string): string[] {
  const first = readFlows(text);
  const { flows, problems, question } =
    answer === undefined || first.question === undefined ? first : readFlows(text, { [first.question.key]: answer });
  if (question) return [`${question.kind}? ${question.options.map(({ value }) => value).join(' ')}`];
  return [
    ...flows.map(({ date, amount }) => `${date} ${amount}`),
    ...problems.map(({ row, what }) => `row ${row}: ${what}`),
  ];
}

/** A text of these rows. */
export const rows = (...lines: string[]) => lines.join('\n');

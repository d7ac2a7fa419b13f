import { unzipSync } from 'fflate';
import type { SiteFacts } from 'shared/site';
import { describe, expect, it } from 'vitest';
import { aboutFile, toXlsx } from '#calculator-page/keep/save-as.ts';
import { scenarioFile } from '#calculator-page/keep/scenario-file.ts';
import { monthsFile, toCsv, yearsFile } from '#calculator-page/keep/table-file.ts';
import educationDefinition from '#calculators/child-education/texts.tsx';
import sipDefinition from '#calculators/sip/texts.tsx';
import type { Worked } from '#form/calculator-form.ts';
import { outcomeOf } from '#outcome/outcome.ts';
import { typedInputs } from '#outcome/printed-text.ts';
import { initialScenario } from '#scenario/scenario.ts';

const firm = { legalName: 'A Sample Firm', arn: 'ARN-000000' } as SiteFacts['firm'];
const inputs = { monthly: 5000, years: 2, annualRatePct: 12 };
const outcome = outcomeOf(sipDefinition, inputs, initialScenario(sipDefinition, null).choices);
if (outcome === null) throw new Error('the example gives no outcome');

describe('the files of a table', () => {
  it('hold the years as CSV with a byte order mark', () => {
    expect(toCsv(yearsFile(outcome))).toBe(
      '\uFEFFYear,Invested amount,Estimated returns,Total value\r\n1,60000.00,4046.64,64046.64\r\n2,120000.00,16216.00,136216.00\r\n',
    );
  });

  it('say below the table what they are made of and by whom', () => {
    const about = aboutFile(
      {
        title: 'SIP calculator',
        inputs: typedInputs(sipDefinition, inputs),
        convention: '12% nominal a year',
        today: '2026-11-22',
        link: 'https://example.com/sipcalculator?monthly=5000',
      },
      firm,
    );
    const lines = toCsv(yearsFile(outcome), about).trim().split('\r\n');
    expect(lines[0]).toMatch(/^Year,/);
    expect(lines.slice(3)).toEqual([
      '',
      'Calculator,SIP calculator',
      'Monthly investment,"₹5,000"',
      'Time period,2 years',
      'Expected annual return,12%',
      'How it is worked out,12% nominal a year',
      'Date,22 November 2026',
      'Open it again,https://example.com/sipcalculator?monthly=5000',
      'Firm,"A Sample Firm, AMFI-registered Mutual Fund Distributor"',
      'ARN,ARN-000000',
      expect.stringMatching(/^Warning,".*subject to market risks/),
      expect.stringMatching(/^Past performance,Past performance may or may not be sustained/),
    ]);
  });

  it('quote what CSV would misread', () => {
    expect(toCsv({ name: 'x', head: ['a,b', 'say "c"'], rows: [] })).toBe('\uFEFF"a,b","say ""c"""\r\n');
  });

  it('hold the fees of a goal that is paid in several years', () => {
    const goal = { age: 5, withdrawAge: 18, amountToday: 400_000, annualRatePct: 10, inflationPct: 8 };
    const outcomeWith = (given: object) =>
      outcomeOf(educationDefinition, { ...goal, ...given }, initialScenario(educationDefinition, null).choices);
    const worked = (given: object) => ({ outcome: outcomeWith(given), today: '2026-11-22' }) as Worked;
    const sheets = (given: object) => scenarioFile(educationDefinition, worked(given)).tables;
    expect(sheets({}).map(({ name }) => name)).toEqual(['Years', 'Months']);
    const fees = sheets({ feeYears: 4 })[2];
    expect(fees?.head).toEqual(['Month', 'Fee', 'Left after it']);
    expect(fees?.rows.map(([month]) => month)).toEqual(['156', '168', '180', '192']);
    expect(fees?.rows.at(-1)?.[2]).toBe('0.00');
    const sum = fees?.rows.reduce((total, [, fee]) => total + Number(fee), 0);
    expect(sum).toBeCloseTo(4_901_971.64, 1);
  });

  it('hold years and months as sheets of numbers', () => {
    const parts = unzipSync(toXlsx([yearsFile(outcome), monthsFile(outcome)], [['Firm', 'A & B']]));
    const text = (path: string) => new TextDecoder().decode(parts[path]);
    expect(text('xl/workbook.xml')).toContain('<sheet name="Years" sheetId="1" r:id="rId1"/>');
    expect(text('xl/worksheets/sheet1.xml')).toContain('<c r="D3" s="2"><v>136216.00</v></c>');
    expect(text('xl/worksheets/sheet2.xml').match(/<row /g)).toHaveLength(25);
    expect(text('xl/workbook.xml')).toContain('<sheet name="About this file" sheetId="3" r:id="rId3"/>');
    expect(text('xl/worksheets/sheet3.xml')).toContain('<t>A &amp; B</t>');
  });
});

it('a workbook holds figures as numbers, days as days and words as words', () => {
  const table = {
    name: 'Rows',
    head: ['Date', 'Amount', 'Note'],
    rows: [
      ['2024-01-31', '-5000.00', ''],
      ['Salary', '12', 'a < b'],
    ],
  };
  const sheet = new TextDecoder().decode(unzipSync(toXlsx([table], []))['xl/worksheets/sheet1.xml']);
  expect(sheet).toContain('<row r="2"><c r="A2" s="3"><v>45322</v></c><c r="B2" s="2"><v>-5000.00</v></c></row>');
  expect(sheet).toContain('<c r="A3" s="0" t="inlineStr"><is><t>Salary</t></is></c>');
  expect(sheet).toContain('<is><t>a &lt; b</t></is>');
  for (const [, value = ''] of sheet.matchAll(/<v>([^<]*)<\/v>/g)) expect(value).toMatch(/^-?\d+(\.\d+)?$/);
});

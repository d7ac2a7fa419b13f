import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { monthsFile, toCsv, yearsFile } from '#calculator-page/keep/table-file.ts';
import { toXlsx } from '#calculator-page/keep/xlsx.ts';
import { outcomeOf } from '#calculator-page/results/outcome.ts';
import { initialScenario } from '#calculator-page/scenario/scenario.ts';
import { sipDefinition } from '#calculators/sip/definition.tsx';

const inputs = { monthly: 5000, years: 2, annualRatePct: 12 };
const outcome = outcomeOf(sipDefinition, inputs, initialScenario(sipDefinition).choices);
if (outcome === null) throw new Error('the example gives no outcome');

describe('the files of a table', () => {
  it('hold the years as CSV with a byte order mark', () => {
    expect(toCsv(yearsFile(outcome))).toBe(
      '\uFEFFYear,Invested amount,Estimated returns,Total value\r\n1,60000.00,4046.64,64046.64\r\n2,120000.00,16216.00,136216.00\r\n',
    );
  });

  it('quote what CSV would misread', () => {
    expect(toCsv({ name: 'x', head: ['a,b', 'say "c"'], rows: [] })).toBe('\uFEFF"a,b","say ""c"""\r\n');
  });

  it('hold years and months as sheets of numbers', () => {
    const parts = unzipSync(toXlsx([yearsFile(outcome), monthsFile(outcome)]));
    const text = (path: string) => new TextDecoder().decode(parts[path]);
    expect(text('xl/workbook.xml')).toContain('<sheet name="Years" sheetId="1" r:id="rId1"/>');
    expect(text('xl/worksheets/sheet1.xml')).toContain('<c r="D3" s="2"><v>136216.00</v></c>');
    expect(text('xl/worksheets/sheet2.xml').match(/<row /g)).toHaveLength(25);
  });
});

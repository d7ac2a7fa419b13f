import { expect, test } from 'vitest';
import { readOptions } from '#shots/options.ts';

test('without options every page is shown, in all widths and both themes', () => {
  expect(readOptions([])).toEqual({
    ...{ pages: undefined, languages: undefined },
    ...{ states: ['screen', 'whole', 'menu', 'refused'], widths: [360, 768, 1280, 1600], themes: ['light', 'dark'] },
  });
});

test('each option takes a part', () => {
  expect(
    readOptions('--pages /sipcalculator,/goals --states screen --widths 360 --themes dark --languages hi'.split(' ')),
  ).toEqual({
    ...{ pages: ['/sipcalculator', '/goals'], states: ['screen'] },
    ...{ widths: [360], themes: ['dark'], languages: ['hi'] },
  });
});

test.each([
  ['--pages sipcalculator', '--pages takes paths that begin with a slash, not sipcalculator.'],
  ['--states empty', '--states takes screen, whole, menu, refused, not empty.'],
  ['--widths wide', '--widths takes pixels, not wide.'],
  ['--themes dark,grey', '--themes takes light, dark, not grey.'],
  ['--languages hindi', '--languages takes names such as en,hi, not hindi.'],
])('%s is refused with what it takes', (line, message) => {
  expect(() => readOptions(line.split(' '))).toThrow(message);
});

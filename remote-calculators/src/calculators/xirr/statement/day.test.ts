import { expect, it } from 'vitest';
import { dayAt, monthCalled } from '#calculators/xirr/statement/day.ts';

it.each([
  ['05 January 2024, -5000', '2024-01-05', ', -5000'],
  ['5-Jan-24\t5000', '2024-01-05', '\t5000'],
  ['5 Jan, 2024 10:15:00 5000', '2024-01-05', ' 5000'],
])('%j begins with a day', (text, date, rest) => expect(dayAt(text, 'day')).toEqual({ date, rest }));

it('a month is called as the page calls it', () => {
  const hindi = 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'.split(' ');
  const short = 'जन॰ फ़र॰ मार्च अप्रैल मई जून जुल॰ अग॰ सित॰ अक्टू॰ नव॰ दिस॰'.split(' ');
  expect(['जनवरी', 'फरवरी', 'अग', 'दिसंबर', 'January'].map((name) => monthCalled(name, [hindi, short]))).toEqual([
    1, 2, 8, 12, 0,
  ]);
});

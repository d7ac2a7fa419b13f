import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from '#settings/repository-root.ts';
import { StartError } from '#settings/start-error.ts';
import { refuseSamples, sampleFacts } from '#site/refuse-samples.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';

const sample = path.join(repositoryRoot, 'site.json');
const facts = () => JSON.parse(readFileSync(sample, 'utf8'));

test('of the sample each name, number and address is named with its place and its mend', () => {
  const places = sampleFacts(facts());
  for (const line of [
    'sample: it is true; leave it out once every fact is the firm’s own.',
    'firm.name: “Saral Nivesh”; write the firm’s own words: this is the sample’s name.',
    'firm.arn: “ARN-000000”; write the firm’s own number from AMFI, as ARN-123456.',
    'firm.cin: “U00000KA2023PTC000000”; write the firm’s own CIN, or an LLP’s number.',
    'firm.email: “hello@saralnivesh.example”; write an address of the firm’s own, or leave the entry out.',
    'firm.phone: “+91 00000 00000”; write a number that somebody answers.',
    'firm.office.street: “1 Sample Street”; write the firm’s own, or leave the entry out.',
    'socials[0].url: “https://example.com/saral-nivesh/linkedin”; write an address of the firm’s own, or leave the entry out.',
    'about.leaders[0].name: “Meera Sample”; write the firm’s own, or leave the entry out.',
    'about.leaders[0].euin: “E000000”; write the person’s own number from AMFI, as E123456, or leave the entry out.',
    'legal.grievanceOfficer.phone: “+91 00000 00000”; write a number that somebody answers.',
  ])
    expect(places).toContain(line);
  // A translation of the sample's words is the sample's too.
  expect(places.some((place) => place.startsWith('home.welcome.hi: '))).toBe(true);
});

test('of the other firm, which the journeys show, as well', () => {
  const other = JSON.parse(readFileSync(path.join(repositoryRoot, 'e2e/fixtures/other-firm.json'), 'utf8'));
  const places = sampleFacts(other).join('\n');
  for (const place of ['sample: ', 'firm.legalName: ', 'firm.email: ', 'about.leaders[0].name: '])
    expect(places).toContain(place);
});

test('a firm’s own facts are none, whatever ordinary words they use', () => {
  const own = {
    sample: false,
    firm: {
      ...{ name: 'Dhara Wealth', arn: 'ARN-100000', cin: 'U65990KA2023PTC100000', phone: '+91 80 4000 1000' },
      ...{ email: 'care@dharawealth.in', whatsapp: '+91 98450 00077' },
    },
    home: {
      planner: { text: { en: 'Four sample goals, for example a house.', hi: 'नमूने के चार लक्ष्य।' } },
      comment: 'Those below are samples. Sample.',
      link: 'https://dharawealth.in/example',
    },
  };
  expect(sampleFacts(own)).toEqual([]);
});

test('the origin is told in one piece what to change, and starts once that is done', () => {
  expect(() => refuseSamples(sample)).toThrow(StartError);
  expect(() => refuseSamples(sample)).toThrow(/still speaks of a sample firm.*\n {2}sample: it is true/);
  const file = path.join(temporaryFolder('site'), 'site.json');
  writeFileSync(file, '{"firm": {"arn": "ARN-123456"}}');
  expect(() => refuseSamples(file)).not.toThrow();
});

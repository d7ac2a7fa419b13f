import { catalogue } from 'shared/messages';

export const messages = catalogue({
  range: '{from} to {to}',
  leaders: 'Leaders',
  euin: 'EUIN {euin}',
  registration: 'Registration with AMFI',
  validUntil: '<nowrap>{arn}</nowrap>, valid until {day}',
  lookItUp: 'Look it up in AMFI’s list',
  registeredOffice: 'Registered office',
  officeAddress: '{street}, {city} {postalCode}, {state}',
  workHours: 'Work hours',
  whatWeEarn: 'What we earn',
  onOneLakhHeld:
    'A year, on ₹1 lakh that you hold. The fund house pays it out of the scheme’s expenses.{figures, select, sample { Sample figures.} other {}}',
  howWeArePaid: 'How we are paid',
});

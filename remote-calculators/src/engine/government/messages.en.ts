import { catalogue } from 'shared/messages';

export const messages = catalogue({
  smallSavingsRates:
    'Ministry of Finance, interest rates of small savings schemes for October to December 2025; EPFO, interest rate declared for 2025-26',
  schemeRules:
    'Public Provident Fund Scheme 2019, Sukanya Samriddhi Account Scheme 2019, Employees’ Pension Scheme 1995, PFRDA exit rules of December 2025',
});

import { messages } from '#messages.en.ts';

/** AMFI's list of distributors, where anybody can look a number up. */
const AMFI_LIST = 'https://www.amfiindia.com/locate-your-nearest-mutual-fund-distributor-details';

export const LookItUp = () => (
  <a href={AMFI_LIST} rel="noopener">
    {messages.factArnLink}
  </a>
);

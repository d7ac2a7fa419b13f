import { catalogue } from 'shared/messages';

export const messages = catalogue({
  offlineAndWorking: 'You are offline. This page still works.',
  offlineAndKept: 'You are offline. What you typed is kept; send it later.',
  youAreOffline: 'You are offline',
  thisPageNeedsInternet:
    'This page needs the internet, which is not available now. It will load by itself once you are back online. A form that you had begun is kept in this tab.',
  tryAgain: 'Try again',
  theseWorkWithoutNetwork: 'These work without the network',
});

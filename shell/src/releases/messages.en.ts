import { catalogue } from 'shared/messages';

export const messages = catalogue({
  noPreview: 'No preview',
  preview: 'Preview',
  inThisTabOnly: '{name} {release}, in this tab only.',
  leaveThePreview: 'Leave the preview',
  loading: 'Loading...',
  partNotAvailable: 'This part of the site is not available',
  couldNotBeLoaded: 'It could not be loaded just now. Everything else works; please try again.',
  correctionIsReady: 'A correction to this site is ready',
  reloadToUse: 'Reload to use it. Nothing that you saved is lost.',
  reload: 'Reload',
});

import { catalogue } from 'shared/messages';

export const messages = catalogue({
  name: 'Name',
  email: 'Email',
  mobile: 'Mobile',
  dataSavedSuccessfully: 'Data saved successfully',
  failedToSaveData: 'Failed to save data',
  save: 'Save',
  panIsNeededBefore:
    'A PAN is needed before your first investment, for the fund folio. It is stored encrypted and shown masked.',
  typeYourNumberAgain: 'Type your number again: it is not kept in this browser.',
  typeYourPanAgain: 'Type your PAN again: it is not kept in this browser.',
  savedAndShownMasked: 'Saved, and shown masked. Type a new one to replace it, or empty the field to remove it.',
  changeMobileNumber: 'Change mobile number',
  change: 'Change',
  verifiedWithCode: 'Verified with a code, and saved with your details.',
  welcome: 'Welcome',
  home: 'Home',
  tellUsHow: 'Tell us how to reach you. It takes a minute.',
  bookAnAppointment: 'Book an Appointment',
  refer: 'Refer',
  yourDetails: 'Your details',
  loading: 'Loading...',
  failedToFetchUserDetails: 'Failed to fetch user details',
});

import { catalogue } from 'shared/messages';

export const messages = catalogue({
  requestNamesTwoHosts: 'The request names two hosts.',
  callsFromOtherSites: 'Calls from other sites are not accepted.',
  checkMarkedFields: 'Please check the marked fields.',
  thisIsNeeded: 'This is needed.',
  thisCannotBeAccepted: 'This cannot be accepted.',
  nothingHere: 'There is nothing at this address.',
  methodNotTaken: 'This address takes {allow}.',
  dataHoldsCharacters: 'The data holds characters that cannot be kept.',
  tooLarge: 'This is too large: at most 64 KB.',
  sendDataAsApplicationJson: 'Send the data as application/json.',
  lengthOfData: 'The length of the data is not the announced one.',
  dataIsNotValidJSON: 'The data is not valid JSON.',
  addressCannotBeRead: 'The address cannot be read.',
  requestCannotBeUnderstood: 'The request cannot be understood.',
  weCannotBeReached: 'We cannot be reached at this moment. Please try again in a few seconds.',
  tooManyAtOnce: 'Too many visitors at this moment. Please try again in a few seconds.',
  somethingWentWrong: 'Something went wrong on our side. Please try again in a minute.',
});

/** Whether an input event comes from the Delete key, which takes the digit after the caret. */
export const deletesForward = (event: Event): boolean =>
  'inputType' in event && event.inputType === 'deleteContentForward';

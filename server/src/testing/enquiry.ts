/** A question as its form sends it. */
export const enquiry = {
  'your-name': 'Asha Rao',
  'your-email': 'asha@example.in',
  AreastoTalkAbout: ['Mutual Funds'],
  'your-message': 'Please call me.',
};

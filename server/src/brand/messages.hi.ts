import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    sipCalculator: 'SIP कैलकुलेटर',
    planYourGoals: 'अपने लक्ष्यों की योजना',
    bookAnAppointment: 'मुलाकात तय करें',
    myProfile: 'मेरी प्रोफ़ाइल',
  },
  { reviewed: false },
);

import { catalogue } from '#messages/catalogue.ts';

export const messages = catalogue(
  {
    byPhone: 'ಫೋನ್ ಮೂಲಕ, ಭಾರತೀಯ ಕಾಲಮಾನ',
    byVideo: 'ವಿಡಿಯೋ ಮೂಲಕ, ಭಾರತೀಯ ಕಾಲಮಾನ',
    moveOrCancel: 'ಬದಲಿಸಿ ಅಥವಾ ರದ್ದು ಮಾಡಿ',
  },
  { reviewed: false },
);

import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    home: 'ಮುಖಪುಟ',
    contactUs: 'ನಮ್ಮನ್ನು ಸಂಪರ್ಕಿಸಿ',
    contactDescription: 'ಸಂಸ್ಥೆಗೆ ಪ್ರಶ್ನೆ ಕಳುಹಿಸಿ ಅಥವಾ ಫೋನ್ ಇಲ್ಲವೇ ವಿಡಿಯೊ ಮೂಲಕ 30 ನಿಮಿಷಗಳ ಭೇಟಿ ಗೊತ್ತುಮಾಡಿ, ಸೋಮವಾರದಿಂದ ಶನಿವಾರದವರೆಗೆ.',
    contactAlso: 'ಫೋನ್ ನಂಬರ್ ಇಮೇಲ್ ವಿಳಾಸ ಕಚೇರಿ ನಕ್ಷೆ ಪ್ರಶ್ನೆ ಸಹಾಯ ದೂರು contact phone email address',
    bookAppointment: 'ಭೇಟಿ ಗೊತ್ತುಮಾಡಿ',
    bookAppointmentLine: 'ಮೂವತ್ತು ನಿಮಿಷ, ಫೋನ್ ಅಥವಾ ವಿಡಿಯೊ ಮೂಲಕ',
    bookAppointmentAlso: 'ಮೀಟಿಂಗ್ ಬುಕಿಂಗ್ ಸಮಯ ಮಾತು ಫೋನ್ appointment booking meeting call',
    plainBookingDescription: 'ಸ್ಕ್ರಿಪ್ಟ್ ಇಲ್ಲದ ಬ್ರೌಸರ್‌ನಲ್ಲೂ ನಮ್ಮವರೊಂದಿಗೆ ಮೂವತ್ತು ನಿಮಿಷಗಳ ಭೇಟಿ ಗೊತ್ತುಮಾಡಿ.',
    appointmentBooked: 'ಭೇಟಿ ನಿಗದಿಯಾಗಿದೆ',
    bookedDescription: 'ಈ ಬ್ರೌಸರ್‌ನಲ್ಲಿ ಈಗಷ್ಟೇ ಗೊತ್ತುಮಾಡಿದ ಭೇಟಿ.',
    messageSent: 'ಸಂದೇಶ ಕಳುಹಿಸಲಾಗಿದೆ',
    sentDescription: 'ಸಂಸ್ಥೆಗೆ ನಿಮ್ಮ ಸಂದೇಶ ಕಳುಹಿಸಲಾಗಿದೆ.',
    yourAppointment: 'ನಿಮ್ಮ ಭೇಟಿ',
    appointmentDescription: 'ಭೇಟಿಯನ್ನು ನೋಡಿ, ಬದಲಿಸಿ ಅಥವಾ ರದ್ದು ಮಾಡಿ.',
  },
  { reviewed: false },
);

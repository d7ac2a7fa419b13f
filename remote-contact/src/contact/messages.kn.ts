import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    contactUs: 'ನಮ್ಮನ್ನು ಸಂಪರ್ಕಿಸಿ',
    writeToUs: 'ನಮಗೆ ಬರೆಯಿರಿ, ಅಥವಾ 30 ನಿಮಿಷಗಳ ಭೇಟಿ ಗೊತ್ತುಮಾಡಿ.',
    home: 'ಮುಖಪುಟ',
    writeToUsHere: 'ಇಲ್ಲಿ ನಮಗೆ ಬರೆಯಿರಿ, ಅಥವಾ <appointment>ಭೇಟಿ ಗೊತ್ತುಮಾಡಿ</appointment>.',
    waysToReachUs: 'ನಮ್ಮನ್ನು ತಲುಪುವ ದಾರಿಗಳು',
    queryForm: 'ಪ್ರಶ್ನೆಯ ಫಾರ್ಮ್',
    bookAppointment: 'ಭೇಟಿ ಗೊತ್ತುಮಾಡಿ',
    mapOfTheOffice: 'ಕಚೇರಿಯ ನಕ್ಷೆ',
    mapOfRegisteredOffice: 'ನೋಂದಾಯಿತ ಕಚೇರಿಯ ನಕ್ಷೆ',
    mapDataByOpenStreetMap: 'ನಕ್ಷೆಯ ಮಾಹಿತಿ: OpenStreetMap ಕೊಡುಗೆದಾರರಿಂದ. ಏನೂ ಕಾಣದಿದ್ದರೆ, ಬದಲಿಗೆ ದಾರಿ ತೋರಿಸುವ ಲಿಂಕ್ ತೆರೆಯಿರಿ.',
    mapIsLoaded: 'ನಕ್ಷೆ OpenStreetMap ನಿಂದ ಬರುತ್ತದೆ, ನೀವು ಇಲ್ಲಿಗೆ ಬಂದದ್ದು ಅವರಿಗೆ ತಿಳಿಯುತ್ತದೆ.',
    loadTheMap: 'ನಕ್ಷೆ ತೋರಿಸಿ',
    directionsInNewTab: 'ದಾರಿ ನೋಡಿ <visuallyHidden>(ಹೊಸ ಟ್ಯಾಬ್ ತೆರೆಯುತ್ತದೆ)</visuallyHidden>',
    reachUs: 'ನಮ್ಮನ್ನು ತಲುಪಿ',
    phone: 'ಫೋನ್',
    whatsApp: 'WhatsApp',
    email: 'ಇಮೇಲ್',
    workHours: 'ಕೆಲಸದ ಸಮಯ',
    cityLine: '{city} {postalCode}, {state}',
    registeredOffice: 'ನೋಂದಾಯಿತ ಕಚೇರಿ',
  },
  { reviewed: false },
);

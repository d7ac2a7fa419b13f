import { catalogue } from '#messages/catalogue.ts';

export const messages = catalogue(
  {
    oneThingToCorrect: 'एक चीज़ सुधारनी है',
    thingsToCorrect: '{count} चीज़ें सुधारनी हैं',
    problemOfField: '{label}: {message}',
    optional: ' (ज़रूरी नहीं)',
    otplessGaveNoResult: 'OTPless से कोई नतीजा नहीं मिला। कृपया फिर कोशिश करें।',
    otplessCouldNotBeReached: 'OTPless से संपर्क नहीं हो पाया। एक बार का कोड उसके बिना भी काम करता है।',
    continueWithOtpless: 'OTPless से आगे बढ़ें',
    otplessIsAService: 'OTPless एक अलग सेवा है। यह तभी खुलती है जब आप इसे चुनते हैं, और तब आपका नंबर इसे मिल जाता है।',
  },
  { reviewed: false },
);

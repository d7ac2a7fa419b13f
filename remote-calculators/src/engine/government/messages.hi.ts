import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    smallSavingsRates:
      'वित्त मंत्रालय, अक्टूबर से दिसंबर 2025 के लिए छोटी बचत योजनाओं की ब्याज दरें; EPFO, 2025-26 के लिए घोषित ब्याज दर',
    schemeRules:
      'पब्लिक प्रॉविडेंट फंड स्कीम 2019, सुकन्या समृद्धि खाता स्कीम 2019, कर्मचारी पेंशन स्कीम 1995, PFRDA के दिसंबर 2025 के निकासी नियम',
  },
  { reviewed: false },
);

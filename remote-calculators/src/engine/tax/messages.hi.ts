import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    incomeTaxActSections:
      'आयकर अधिनियम 2025, धारा 196 और 198, वित्त अधिनियम के सरचार्ज और सेस के साथ, टैक्स वर्ष 2026-27 के लिए',
    incomeTaxSlabs:
      'टैक्स वर्ष 2026-27 के लिए दोनों व्यवस्थाओं के स्लैब, रिबेट और स्टैंडर्ड डिडक्शन, जैसे 2026 के बजट के बाद सार्वजनिक पेजों पर दिए गए हैं',
  },
  { reviewed: false },
);

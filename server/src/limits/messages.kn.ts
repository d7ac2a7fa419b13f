import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    manyRequestsComeIn: 'ಈಗ ತುಂಬಾ ಕೋರಿಕೆಗಳು ಬರುತ್ತಿವೆ. ಒಂದು ನಿಮಿಷ ಬಿಟ್ಟು ದಯವಿಟ್ಟು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
    waitAndPress:
      'ಈಗ ತುಂಬಾ ಕೋರಿಕೆಗಳು ಬರುತ್ತಿವೆ. {seconds, plural, =1 {ಒಂದು ಸೆಕೆಂಡ್} one {# ಸೆಕೆಂಡ್} other {# ಸೆಕೆಂಡ್}} ಕಾಯಿರಿ, ನಂತರ ಬಟನ್ ಅನ್ನು ಮತ್ತೊಮ್ಮೆ ಒತ್ತಿ.',
    comeBackLater: 'ತುಂಬಾ ಕೋರಿಕೆಗಳು ಬರುತ್ತಿವೆ. {time} ಬಿಟ್ಟು ದಯವಿಟ್ಟು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ, ಅಥವಾ ನಮಗೆ ಕರೆ ಮಾಡಿ.',
    minutes: '{minutes, plural, =1 {ಒಂದು ನಿಮಿಷ} one {# ನಿಮಿಷ} other {# ನಿಮಿಷ}}',
    hours: '{hours, plural, one {# ಗಂಟೆ} other {# ಗಂಟೆ}}',
  },
  { reviewed: false },
);

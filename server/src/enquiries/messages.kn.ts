import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    idempotencyKeyIsTooLong: 'Idempotency-Key ತುಂಬಾ ಉದ್ದವಾಗಿದೆ.',
    keyUsedAlready: 'ಈ Idempotency-Key ಬೇರೆ ಪ್ರಶ್ನೆಗೆ ಸೇರಿದ್ದು.',
    question: '{name} ಅವರಿಂದ ಪ್ರಶ್ನೆ',
    perhapsSpam: 'ಬಹುಶಃ ಸ್ಪ್ಯಾಮ್: {name} ಅವರಿಂದ ಪ್ರಶ್ನೆ',
    mark: 'ಬಹುಶಃ ಸ್ಪ್ಯಾಮ್: {reason}',
    from: 'ಕಳುಹಿಸಿದವರು: {sender}',
    areas: 'ವಿಷಯಗಳು: {areas}',
    noneChosen: 'ಆರಿಸಿಲ್ಲ',
  },
  { reviewed: false },
);

import { catalogue } from 'shared/messages';

export const messages = catalogue(
  {
    idempotencyKeyIsTooLong: 'Idempotency-Key बहुत लंबी है।',
    keyUsedAlready: 'यह Idempotency-Key किसी और सवाल की है।',
    question: '{name} का सवाल',
    perhapsSpam: 'शायद स्पैम: {name} का सवाल',
    mark: 'शायद स्पैम: {reason}',
    from: 'भेजने वाला: {sender}',
    areas: 'विषय: {areas}',
    noneChosen: 'कोई नहीं चुना',
  },
  { reviewed: false },
);

import { catalogue } from 'shared/messages';

export const messages = catalogue({
  manyRequestsComeIn: 'Many requests are coming in at this moment. Please try again in a minute.',
  waitAndPress:
    'Many requests are coming in at this moment. Wait {seconds, plural, =1 {a second} other {# seconds}}, then press the button once more.',
  comeBackLater: 'Too many requests are coming in. Please try again in {time}, or call us.',
  minutes: '{minutes, plural, =1 {a minute} other {# minutes}}',
  hours: '{hours, plural, other {# hours}}',
});

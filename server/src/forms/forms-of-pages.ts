import { alarmForm } from '#forms/alarm-form.ts';
import { bookingForm, forgetForm, numberForm, phoneCodeForm } from '#forms/booking-forms.ts';
import { consentsForm } from '#forms/consents-form.ts';
import { invitationForm } from '#forms/invitation-form.ts';
import type { PostedForm } from '#forms/posted-form.ts';
import { queryForm } from '#forms/query-form.ts';
import { referralForm } from '#forms/referral-form.ts';
import { codeForm, contactForm, signOutForm } from '#forms/sign-in-forms.ts';
import { wishForm } from '#forms/wish-form.ts';

const contact = { query: queryForm };

/** Every form that works without scripts: by its page's path, then by its hidden field `form`. */
export const formsOfPages: Readonly<Record<string, Readonly<Record<string, PostedForm>>>> = {
  '/contactus': contact,
  '/contact': contact,
  '/contactus/appointment': {
    verify: numberForm,
    'verify-code': phoneCodeForm,
    booking: bookingForm,
    forget: forgetForm,
  },
  '/comingsoon': { wish: wishForm },
  '/signin': { 'sign-in': contactForm, code: codeForm },
  '/refer': { referral: referralForm },
  '/not-me': { alarm: alarmForm },
  '/invitation': { invitation: invitationForm },
  '/signin/done': { 'sign-out': signOutForm, consents: consentsForm },
};

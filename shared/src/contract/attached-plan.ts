import { endpoint } from '#contract/endpoint.ts';
import { challenge, challengeAnswer } from '#contract/identity.ts';
import { messages } from '#contract/messages.en.ts';
import { emailAddress, oneLine } from '#contract/person.ts';
import { isPlanLink } from '#contract/plan-link.ts';
import { z } from '#contract/zod.ts';

/** A calculator's path with the query that opens a plan again: `/sipcalculator?monthly=5000&years=10&annualRatePct=12`. */
export const planLink = z.string().refine(isPlanLink, messages.noPlanLink);

/**
 * A calculator's result that goes along with something. The origin makes everything from the link by the live
 * calculators; nobody else says what its figures are. Where they cannot be worked out just then, `asked` is '' and
 * `figures` is empty: the link opens them.
 */
export const attachedPlan = z.object({
  link: planLink,
  /** The calculator's title. */
  title: z.string(),
  /** What was asked, and the figure that answers it: "₹5,000 a month for 10 years at 12%: ₹11,61,695.38". */
  asked: z.string(),
  /** The headline figures as the page shows them, the first one first. */
  figures: z.array(z.object({ label: z.string(), text: z.string() })),
  /** How they are worked out, and at which prices they are shown. */
  basis: z.string(),
});
export type AttachedPlan = z.infer<typeof attachedPlan>;

/** The plan of `?link=`. 400 for what is no link to a calculator of this site. */
export const readPlan = endpoint({
  method: 'GET',
  path: '/server/plan',
  answer: z.object({ success: z.literal(true), plan: attachedPlan }),
});

export const savedPlan = attachedPlan.extend({ id: z.string(), name: z.string(), savedAt: z.iso.datetime() });
export type SavedPlan = z.infer<typeof savedPlan>;

/** Plans that one account keeps at most. */
export const MOST_SAVED_PLANS = 30;

export const planName = oneLine(messages.whatPlanName, 80, 'a');

/** One's own plans, the newest first. */
export const listSavedPlans = endpoint({
  method: 'GET',
  path: '/server/plans',
  answer: z.object({ success: z.literal(true), plans: z.array(savedPlan) }),
  signedIn: true,
});

/**
 * Keeps a plan under a name; 409 when there are as many as may be. An `Idempotency-Key` header makes a repeated call answer
 * as the first one did.
 */
export const addSavedPlan = endpoint({
  method: 'POST',
  path: '/server/plans',
  body: z.object({ link: planLink, name: planName }),
  answer: z.object({ success: z.literal(true), plan: savedPlan }),
  signedIn: true,
});

export const renameSavedPlan = endpoint({
  method: 'POST',
  path: '/server/plans/:id',
  body: z.object({ name: planName }),
  answer: z.object({ success: z.literal(true) }),
  signedIn: true,
});

export const removeSavedPlan = endpoint({
  method: 'DELETE',
  path: '/server/plans/:id',
  answer: z.object({ success: z.literal(true) }),
  signedIn: true,
});

/**
 * Sends one's own plan to one's own proven email address: 409 where there is none, 429 past a few a day. Whoever has no
 * account proves an address by `askForPlanMail`: nobody can have mail sent to another one. With an `Idempotency-Key` header
 * a repeated call sends nothing again.
 */
export const mailSavedPlan = endpoint({
  method: 'POST',
  path: '/server/plans/:id/mail',
  answer: z.object({
    success: z.literal(true),
    /** Where it goes, masked. */
    contact: z.string(),
  }),
  signedIn: true,
});

/** Sends a plan to one's own proven email address without saving it first; 409, 429 and the header as `mailSavedPlan`. */
export const mailPlanToMe = endpoint({
  method: 'POST',
  path: '/server/plan/mail/me',
  body: z.object({ plan: planLink }),
  answer: mailSavedPlan.answer,
  signedIn: true,
});

/**
 * Sends a code to the address that a plan shall be mailed to. What is mailed is the plan as the origin reads it now. The
 * answer is the same for addresses with and without an account; 429 when too many codes were asked for.
 */
export const askForPlanMail = endpoint({
  method: 'POST',
  path: '/server/plan/mail/initiate',
  body: z.object({ email: emailAddress, plan: planLink }),
  answer: challenge,
});

/**
 * Answers that code, which mails the plan: once, however often the same answer comes. Makes no account and no session. 429
 * past a few mails a day to one address; the code stays good then.
 */
export const sendPlanMail = endpoint({
  method: 'POST',
  path: '/server/plan/mail',
  body: challengeAnswer,
  answer: z.object({ success: z.literal(true) }),
});

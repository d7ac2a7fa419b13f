import type { FastifyRequest } from 'fastify';
import {
  addSavedPlan,
  askForPlanMail,
  listSavedPlans,
  mailPlanToMe,
  mailSavedPlan,
  readPlan,
  removeSavedPlan,
  renameSavedPlan,
  sendPlanMail,
} from 'shared/contract/attached-plan';
import type { SiteFacts } from 'shared/site';
import type { Database } from '#db/database.ts';
import { idempotencyKey } from '#http/idempotency-key.ts';
import { publicAddress } from '#http/public-address.ts';
import type { Serving } from '#http/serving.ts';
import type { Challenges } from '#identity/challenges.ts';
import type { Session } from '#identity/sessions.ts';
import type { Keyring } from '#keys/keyring.ts';
import type { Limits } from '#limits/limits.ts';
import type { Outbox } from '#outbox/worker.ts';
import { mailPlan, mailPlanByCode, sendPlanCode } from '#plans/plan-mail.ts';
import type { PlanReader } from '#plans/plan-text.ts';
import { storedPlan } from '#plans/plan-text.ts';
import { removePlan, renamePlan, savedPlan, savedPlans, savePlan } from '#plans/saved-plans.ts';
import type { Config } from '#settings/config.ts';

interface Parts {
  db: Database;
  config: Pick<Config, 'publicUrl'>;
  keyring: Pick<Keyring, 'hash'>;
  challenges: Challenges;
  limits: Limits;
  outbox: Outbox;
  site: SiteFacts;
  planOf: PlanReader;
}

/** What a plan's link says, the plans that an account keeps, and plans that go to an address proven by a code. */
export function planRoutes(
  serve: Serving<Session>,
  { db, config, keyring, challenges, limits, outbox, site: { firm }, planOf }: Parts,
): void {
  const siteOf = (request: FastifyRequest) => publicAddress(request, config.publicUrl);
  const keeper = (session: Session, request: FastifyRequest) => ({
    ...{ accountId: session.accountId, key: idempotencyKey(request) },
  });
  const idOf = ({ params }: FastifyRequest) => (params as { id: string }).id;

  serve.open(readPlan, async ({ request }) => {
    const { link } = request.query as { link?: unknown };
    return { success: true, plan: await planOf(typeof link === 'string' ? link : '', siteOf(request)) };
  });

  serve.signedIn(listSavedPlans, async ({ session }) => ({
    success: true,
    plans: await savedPlans(db, session.accountId),
  }));

  serve.signedIn(addSavedPlan, async ({ session, body, request }) => {
    const site = siteOf(request);
    const plan = storedPlan(await planOf(body.link, site), site);
    return { success: true, plan: await savePlan({ db, keyring }, keeper(session, request), body.name, plan) };
  });

  serve.signedIn(renameSavedPlan, async ({ session, body, request }) => {
    await renamePlan(db, session.accountId, idOf(request), body.name);
    return { success: true };
  });

  serve.signedIn(removeSavedPlan, async ({ session, request }) => {
    await removePlan(db, session.accountId, idOf(request));
    return { success: true };
  });

  serve.signedIn(mailSavedPlan, async ({ session, request }) => {
    const saved = await savedPlan(db, session.accountId, idOf(request));
    const contact = await mailPlan({ db, keyring, limits, firm }, keeper(session, request), saved);
    outbox.kick();
    return { success: true, contact };
  });

  serve.signedIn(mailPlanToMe, async ({ session, body, request }) => {
    const site = siteOf(request);
    const plan = storedPlan(await planOf(body.plan, site), site);
    const unsaved = { name: plan.title || plan.link, plan };
    const contact = await mailPlan({ db, keyring, limits, firm }, keeper(session, request), unsaved);
    outbox.kick();
    return { success: true, contact };
  });

  serve.open(askForPlanMail, async ({ body, request, reply }) => {
    const site = siteOf(request);
    const plan = storedPlan(await planOf(body.plan, site), site);
    const asked = { email: body.email, plan, client: limits.caller(request, reply) };
    return { success: true, ...(await sendPlanCode({ challenges }, asked)) };
  });

  serve.open(sendPlanMail, async ({ body, request, reply }) => {
    const client = limits.caller(request, reply);
    await mailPlanByCode({ db, challenges, limits, firm }, { ...body, client });
    outbox.kick();
    return { success: true };
  });
}

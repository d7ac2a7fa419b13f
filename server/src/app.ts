import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Logger } from 'pino';
import { afterAccountSignIn } from '#account/after-sign-in.ts';
import { afterNewDevice } from '#account/contacts/new-device.ts';
import { contactRoutes } from '#account/contacts/routes.ts';
import { CHANGE_KIND, changeHandler } from '#account/contacts/waiting.ts';
import { meRoutes } from '#account/me-routes.ts';
import { invitationRoutes } from '#account/referrals.ts';
import { accountRoutes } from '#account/routes.ts';
import { DIGEST_KIND, digestHandler, startDigest } from '#admin/digest.ts';
import { reminderHandler } from '#appointments/announce.ts';
import { eraseAppointments } from '#appointments/erase.ts';
import { senderOf } from '#appointments/mails.ts';
import { forgetsPhone } from '#appointments/phone-proof.ts';
import { appointmentRoutes } from '#appointments/routes.ts';
import { assistantRoutes } from '#assistant/routes.ts';
import { contentRoutes } from '#content/routes.ts';
import type { Database } from '#db/database.ts';
import { withSealedColumns } from '#db/sealed/with-sealed-columns.ts';
import { inboxRoutes } from '#dev/inbox-routes.ts';
import type { ReadLink } from '#documents/link-words.ts';
import { servePages } from '#documents/serve-pages.ts';
import { eraseEnquiries } from '#enquiries/erase.ts';
import { watchFormAddress } from '#enquiries/form-address.ts';
import { contactFormHandler } from '#enquiries/form-handler.ts';
import { mailToFirm, toAll, toContactForm } from '#enquiries/forward.ts';
import { enquiryRoutes } from '#enquiries/routes.ts';
import { BOOKED_COOKIE } from '#forms/booking-forms.ts';
import { apiRules, everyAnswer } from '#http/answer-rules.ts';
import { cookies as createCookies } from '#http/cookies.ts';
import { createServer } from '#http/create-server.ts';
import { healthRoutes } from '#http/health.ts';
import { knownMethods, unknownNames } from '#http/http-error.ts';
import { answeredCalls, openapi } from '#http/openapi.ts';
import { loadTranslations, speakToVisitors } from '#http/page-language.ts';
import { watchProxy } from '#http/proxy-watch.ts';
import { refuseEarly } from '#http/refuse-early.ts';
import { CallsUnderWay, serving } from '#http/serving.ts';
import { authenticator, tokenOfVisitor } from '#identity/authenticator.ts';
import { Challenges } from '#identity/challenges.ts';
import { noticeHandler } from '#identity/notices.ts';
import { passkeyRoutes } from '#identity/passkeys/routes.ts';
import { createProviders } from '#identity/providers/create-providers.ts';
import { identityRoutes } from '#identity/routes.ts';
import { stepUpRoutes } from '#identity/step-up.ts';
import { Keyring } from '#keys/keyring.ts';
import { masterKeySource } from '#keys/master-keys.ts';
import { knownArrival } from '#limits/caller.ts';
import { Limits } from '#limits/limits.ts';
import { openLiveTools } from '#mcp/live-tools.ts';
import { mcpRoutes } from '#mcp/routes.ts';
import { holdIfRestored } from '#outbox/hold.ts';
import { mailHandler, mailSender } from '#outbox/mail.ts';
import { watchOutbox } from '#outbox/watch.ts';
import { createOutbox } from '#outbox/worker.ts';
import { planReader } from '#plans/plan-text.ts';
import { planRoutes } from '#plans/routes.ts';
import { openReleases } from '#releases/take-back/open-releases.ts';
import { removeHourly } from '#retention/rules.ts';
import { logRequests } from '#security/request-log.ts';
import { logReleases, openSecurityLog } from '#security/security-log.ts';
import type { Config } from '#settings/config.ts';
import { type FirmSites, offeredBy } from '#site/firm-sites.ts';
import { cspReportRoutes } from '#telemetry/csp-reports.ts';
import { DocumentTickets } from '#telemetry/document-tickets.ts';
import { telemetryRoutes } from '#telemetry/routes.ts';

export interface AppParts {
  config: Config;
  /** As it is stored: what is personal in it is sealed. */
  db: Database;
  /** A line to the same database that nothing else uses, so that load does not look like a database that is away. */
  probe?: Database;
  sites: FirmSites;
  logger: Logger;
  /** Writes a line to the terminal; silent unless told. */
  print?: (line: string) => void;
  /** Serves releases and documents too. Tests of the API need none. */
  pages?: boolean;
  /** Reads links in place of the pages; tests of the API say what pages would. */
  readLink?: ReadLink;
  /** Aborted when the origin is about to stop: it says so, and still answers. */
  stopping?: AbortSignal;
  /** Hears of every route that is put on the air. */
  onRoute?: (route: RouteOptions) => void;
}

/** The whole origin, ready to listen or to be injected. Read it as a table of contents. */
export async function buildApp({
  config,
  db: stored,
  probe = stored,
  sites: ofFirm,
  logger,
  print = () => {},
  pages = false,
  readLink,
  stopping = new AbortController().signal,
  onRoute = () => {},
}: AppParts): Promise<FastifyInstance> {
  const languages = offeredBy(ofFirm);
  const app = createServer(config, logger, { languages });
  everyAnswer(app, config, stopping);
  const calls = new CallsUnderWay(config.callsAtOnce);
  refuseEarly(app, calls, { ...config, stopping });
  await loadTranslations();
  speakToVisitors(app, languages);
  app.addHook('onRoute', onRoute);
  const proxyWarnings = watchProxy(app, config);
  const sites = withAssistant(ofFirm, config);
  const site = sites.en;
  const firm = site.firm.name;

  // What several rooms use.
  const keyring = await Keyring.open(stored, masterKeySource(config));
  const stopFollowing = keyring.follow(logger);
  app.addHook('onClose', async () => stopFollowing());
  const db = withSealedColumns(stored, keyring);
  const sendMail = mailSender(config, db, site);
  const providers = createProviders(config.otp.providers, { db, firm, sendMail, print });
  const cookies = createCookies(config.https);
  const limits = new Limits({ db, keyring, cookies, config });
  const challenges = new Challenges({ db, keyring, providers, limits, logger });
  const outbox = createOutbox({
    db,
    logger,
    handlers: {
      mail: mailHandler(sendMail),
      notice: noticeHandler(providers, sendMail, firm),
      [CHANGE_KIND]: changeHandler(db, { providers, config, firm }),
      [DIGEST_KIND]: digestHandler(db, sendMail),
      'contact-form': contactFormHandler(db, config.contactFormUrl),
      'appointment-reminder': reminderHandler({ db, keyring, sender: senderOf(site.firm), send: sendMail }),
    },
  });
  app.addHook('onReady', async () => {
    if (await holdIfRestored(db))
      logger.warn('Delivery is held, as the database was restored or moved: npm run outbox');
    outbox.start();
  });
  watchFormAddress(app, config.contactFormUrl);
  app.addHook('onClose', () => outbox.stop());
  const securityLog = openSecurityLog(app, { db, keyring, logger });
  const releases = pages ? openReleases(config, app.log, sites) : null;
  const tickets = new DocumentTickets(keyring.hash('document tickets', ''));
  const erasers = [eraseEnquiries, eraseAppointments(site.firm.email)];
  const stopRemoving = removeHourly({
    db,
    keyring,
    limits,
    erasers,
    notifier: { providers, config },
    firm,
    languages: offeredBy(sites),
    logger,
  });
  app.addHook('onClose', async () => stopRemoving());

  if (releases !== null) {
    const stopReleaseLog = logReleases(config.releasesDir, securityLog, logger);
    app.addHook('onClose', async () => stopReleaseLog());
  }

  const stopDigest = startDigest(db, site.firm.email, logger);
  app.addHook('onClose', async () => stopDigest());
  const outboxWatch = watchOutbox(db, config.alarmUrl, logger);
  app.addHook('onReady', async () => outboxWatch.start());
  app.addHook('onClose', () => outboxWatch.stop());

  // Pages come after the API, which asks them what a plan's link says.
  let readPages = readLink;
  const planOf = planReader(() => readPages);

  const articles = contentRoutes(app, {
    siteFolder: path.join(path.dirname(config.siteConfig), 'site'),
    languages: site.languages ?? [],
    people: site.about.leaders,
    wordPressUrl: config.wordpressUrl,
    site: {
      publicUrl: config.publicUrl,
      isPage: (asked) => releases?.live.site.snapshot.pages.some((page) => page.path === asked) === true,
    },
    dataFolder: path.join(config.dataDir, 'content'),
  });

  // The API.
  await app.register(async (api) => {
    logRequests(api, securityLog, keyring);
    apiRules(api, config);
    const known = knownMethods(api);
    await openapi(api, `${firm}: the site’s API`);
    const serve = serving(api, authenticator(db, cookies), calls);
    const parts = { db, config, site, cookies, keyring, challenges, limits, providers, outbox, planOf };
    const afterSignIn = [
      afterAccountSignIn(cookies, site.legal.lastUpdated),
      afterNewDevice({ ...parts, firm }),
      knownArrival(keyring, cookies),
    ];
    // The next person at a shared computer finds no booking of whoever was signed in.
    const afterSignOut = [
      forgetsPhone({ db, keyring, cookies }),
      async (_: FastifyRequest, reply: FastifyReply) => cookies.clear(reply, BOOKED_COOKIE),
    ];
    identityRoutes(serve, { ...parts, afterSignIn, afterSignOut });
    passkeyRoutes(serve, { ...parts, afterSignIn });
    stepUpRoutes(serve, parts);
    accountRoutes(serve, parts);
    contactRoutes(serve, parts);
    meRoutes(serve, { ...parts, erasers });
    const form = config.contactFormUrl === undefined ? [] : [toContactForm(config.contactFormUrl)];
    planRoutes(serve, parts);
    enquiryRoutes(serve, { ...parts, forward: toAll(mailToFirm(site.firm), ...form) });
    appointmentRoutes(api, serve, {
      ...parts,
      facts: site,
      sender: senderOf(site.firm),
      publicUrl: config.publicUrl,
      otpless: config.otp.providers.find((settings) => settings.provider === 'otpless'),
      kick: outbox.kick,
    });
    if (releases !== null) {
      telemetryRoutes(serve, { ...releases, tickets });
      const tools = openLiveTools(app, releases);
      mcpRoutes(api, { ...parts, tools });
      assistantRoutes(api, { ...parts, settings: config.assistant, tools, articles });
    }
    // More of the API goes here, before the unknown names.
    unknownNames(api, '/server', known);
  });

  // Beside the API.
  healthRoutes(app, probe, {
    warnings: async (asked) => [...proxyWarnings(), ...(await outboxWatch.warnings(asked))],
    stopping,
  });
  cspReportRoutes(app);
  invitationRoutes(app, db, cookies);
  if (!config.production) inboxRoutes(app, db, config.inboxKey);

  // The pages: documents take every address that is left.
  if (releases !== null) {
    const visitors = { cookies, tokenOf: tokenOfVisitor(db, cookies) };
    const readLive = servePages(app, config, sites, { ...releases, tickets }, visitors);
    readPages ??= readLive;
    app.addHook('onListen', async () => {
      const { address, port } = app.server.address() as AddressInfo;
      releases.know({ name: `${os.hostname()}, ${address}:${port}`, calls: await answeredCalls(app) });
    });
  }

  return app;
}

/** The facts, with the name of the assistant's host where the firm has one. */
function withAssistant(sites: FirmSites, { assistant }: Config): FirmSites {
  if (assistant === undefined) return sites;
  const told = Object.entries(sites).map(([language, site]) => [language, { ...site, assistantHost: assistant.host }]);
  return Object.fromEntries(told) as FirmSites;
}

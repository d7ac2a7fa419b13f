import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#app.ts';
import { cannotListen, checkedStart, mayListen } from '#check-start.ts';
import { openDatabase } from '#db/opening/open-database.ts';
import { closeApp } from '#http/create-server.ts';
import { createLogger } from '#http/logger.ts';
import type { Config } from '#settings/config.ts';
import { StartError } from '#settings/start-error.ts';
import { StopSignals } from '#stop-signals.ts';
import { serveMetrics } from '#telemetry/metrics-server.ts';

/** After this the process ends even when something hangs. A supervisor waits ten seconds. */
const SHUTDOWN_MS = 9500;

/** For what is left of a stop that a second signal has cut short. */
const HURRIED_MS = 4000;

const { stopping, hurry, hear } = new StopSignals();
let drainMs = 0;

/** What has to be closed, the last opened first. */
const closing: (() => Promise<unknown>)[] = [];

stopping.addEventListener('abort', () => void shutdown(0));
hurry.addEventListener('abort', () => setTimeout(() => process.exit(1), HURRIED_MS).unref());
process.on('SIGTERM', hear);
process.on('SIGINT', hear);
// The terminal was closed. The database is in a group of its own, and would stay behind.
process.on('SIGHUP', hear);
// Started by a program that holds a channel to it, as `npm start` and the gate do: it ends when that program was killed.
process.once('disconnect', hear);
try {
  await start();
} catch (error) {
  // A start that was told to stop fails because the stop closes what it needs; the stop ends the process.
  if (!stopping.aborted) {
    console.error(error instanceof StartError ? error.message : error);
    await shutdown(1);
  }
}

async function start(): Promise<void> {
  const { config, sites } = checkedStart();
  drainMs = config.drainMs;
  const logger = createLogger(config.logLevel);
  await mayListen(config);

  const database = await openDatabase(config, (line) => logger.error(line));
  closing.push(database.close);

  const app = await buildApp({
    config,
    db: database.db,
    probe: database.probe,
    sites,
    logger,
    print: (line) => console.log(line),
    pages: config.pages,
    stopping,
  });
  closing.push(() => closeApp(app, drainMs, hurry));

  const address = await listen(app, config);
  database.announce(address);
  console.log(`Site:            ${config.publicUrl ?? address}`);
  const metrics = await serveMetrics(config.metrics.port, config.metrics.host);
  closing.push(metrics.close);
  if (!config.production) console.log(`Codes and mails: ${address}/dev/inbox?key=${config.inboxKey}`);
  console.log(`Metrics:         ${metrics.address}`);
}

/** @returns the address to open on this machine */
async function listen(app: FastifyInstance, config: Config): Promise<string> {
  const { port, host } = config;
  await app.listen({ port, host }).catch((error) => Promise.reject(cannotListen(error, config)));
  const bound = app.server.address() as AddressInfo;
  const everywhere = host === '0.0.0.0' || host === '::';
  const name = everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${bound.port}`;
}

async function shutdown(exitCode: number): Promise<void> {
  setTimeout(() => process.exit(1), drainMs + SHUTDOWN_MS).unref();
  for (const close of closing.splice(0).reverse()) {
    await close().catch((error: unknown) => {
      console.error(error);
      exitCode = 1;
    });
  }
  process.exit(exitCode);
}

import net from 'node:net';
import { checkLook } from '#brand/look.ts';
import { type Config, readConfig } from '#settings/config.ts';
import { environment } from '#settings/environment.ts';
import { StartError } from '#settings/start-error.ts';
import { type FirmSites, readFirmSites } from '#site/firm-sites.ts';
import { refuseSamples } from '#site/refuse-samples.ts';

/**
 * Everything that can be wrong with what a start is told, looked at before anything is built, opened or served.
 *
 * @param variables the settings, those of this process unless told
 * @throws StartError in words for whoever starts the origin
 */
export function checkedStart(variables = environment()): { config: Config; sites: FirmSites } {
  const config = readConfig(variables);
  const sites = facts(config.siteConfig);
  if (config.visitors) refuseSamples(config.siteConfig);
  if (config.pages) checkLook(config.siteConfig, sites.en);
  return { config, sites };
}

function facts(file: string): FirmSites {
  try {
    return readFirmSites(file);
  } catch (error) {
    throw new StartError((error as Error).message);
  }
}

/** Says what is wrong with the address before a database is started for nothing. @throws StartError */
export async function mayListen(config: Config): Promise<void> {
  const probe = net.createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject).listen(config.port, config.host, resolve);
  }).catch((error) => Promise.reject(cannotListen(error, config)));
  await new Promise((resolve) => probe.close(resolve));
}

/** Why an address cannot be had, and what to do. */
export function cannotListen({ code, message }: NodeJS.ErrnoException, { port, host }: Config): StartError {
  if (code === 'EADDRINUSE')
    return new StartError(`Port ${port} on ${host} is taken. Set PORT to another one, or to 0 for any free one.`);
  if (code === 'EACCES')
    return new StartError(`Port ${port} needs more rights than this user has. Set PORT to one above 1023.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartError(`HOST ${host} is no address of this machine.`);
  return new StartError(`The origin cannot listen on ${host}:${port}: ${message}`);
}

import { DOCUMENT_PATH } from '#offline/requests.ts';

/** What is used of a `Cache`. */
export type Stored = Pick<Cache, 'match' | 'keys' | 'put' | 'delete'>;

/** Opens it. Browsers refuse that where their storage is full or damaged: the site then goes on without it. */
export type OpenStored = () => Promise<Stored>;

// Documents of cohorts vary by cookie, which a worker cannot see; only the address counts here.
const MATCH = { ignoreVary: true };

/**
 * A document: always the network's answer, whatever its status. Only when none comes, the stored document; and when
 * there is none of those either, whatever becomes of the network.
 *
 * @param patienceMs how long a network may take that is there but does not answer
 */
export async function answerDocument(network: Promise<Response>, open: OpenStored, patienceMs: number) {
  const answer = await Promise.race([network.catch(() => undefined), after(patienceMs)]);
  return answer ?? (await storedDocument(open).catch(() => undefined)) ?? network;
}

/** The newest one: it is stored after all files that it needs, so it is whole even when the storing of a later one was cut. */
async function storedDocument(open: OpenStored): Promise<Response | undefined> {
  const stored = await open();
  const newest = (await stored.keys()).findLast(({ url }) => new URL(url).pathname === DOCUMENT_PATH);
  return newest === undefined ? undefined : stored.match(newest, MATCH);
}

/** A file of a release: the stored one, which cannot be another than the network's. */
export async function answerFile(request: Request, open: OpenStored, network: typeof fetch): Promise<Response> {
  return (await storedFile(request, open).catch(() => undefined)) ?? network(request);
}

async function storedFile(request: Request, open: OpenStored): Promise<Response | undefined> {
  const stored = await open();
  // The page found its copy broken: the stored one may be, too.
  if (request.cache === 'reload') await stored.delete(request, MATCH);
  return stored.match(request, MATCH);
}

const after = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms, undefined));

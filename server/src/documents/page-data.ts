import type { FastifyInstance } from 'fastify';
import type { Language } from 'shared/language';

/**
 * Answers of the public API calls that a page declares, asked of this very origin. A call that fails is left out: the
 * page then asks for itself and shows its own failed state.
 */
export async function pageData(
  app: FastifyInstance,
  language: Language,
  calls: readonly string[],
  params: Record<string, string>,
): Promise<Record<string, unknown>> {
  const answers = await Promise.all(
    calls.map(async (call) => {
      const url = call.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(decode(params[name] ?? '')));
      const response = await app
        .inject({ method: 'GET', url, headers: { accept: 'application/json', 'accept-language': language } })
        .catch(() => null);
      if (response === null || response.statusCode !== 200) return null;
      try {
        return [url, response.json()] as const;
      } catch {
        return null;
      }
    }),
  );
  return Object.fromEntries(answers.filter((answer) => answer !== null));
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

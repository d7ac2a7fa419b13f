import type { FastifyInstance } from 'fastify';

/** What this origin's API answers, as `POST /server/appointments/:id`: its own contract, taken from `openapi.json`. */
export async function answeredCalls(app: FastifyInstance): Promise<string[]> {
  const answer = await app.inject('/server/openapi.json');
  const { paths } = answer.json() as { paths: Record<string, Record<string, unknown>> };
  return Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    )
    .sort();
}

import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';

/** Describes every route that follows at /server/openapi.json, from the same schemas that check the calls. */
export async function openapi(app: FastifyInstance, title: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title, version: '1.0.0' },
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    },
    transform: createJsonSchemaTransform({ zodToJsonConfig: { unrepresentable: 'any' } }),
  });
  app.get('/server/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}

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

// A Fastify that does nothing but send one document: what the origin is measured against. A process of its own.
import Fastify from 'fastify';

interface Answer {
  headers: Record<string, string>;
  /** The body as base64, already encoded as the headers say. */
  body: string;
}

process.once('message', async ({ headers, body }: Answer) => {
  const document = Buffer.from(body, 'base64');
  const app = Fastify();
  app.get('/*', (_, reply) => reply.headers(headers).send(document));
  process.send?.(await app.listen({ host: '127.0.0.1', port: 0 }));
});
process.once('disconnect', () => process.exit());

import fs from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import zlib from 'node:zlib';
import { buildMonolith } from '#bench/pages/monolith.ts';

export const VARIANTS = ['federated', 'monolith', 'script-free'] as const;
export type Variant = (typeof VARIANTS)[number];

/**
 * Serves the running site's documents in three forms, each below a host name of its own: as it is, with the scripts of
 * the one-bundle build instead of the federated ones, and without any script. Everything else is passed on.
 *
 * @returns the address of a variant, and how to stop
 */
export async function serveVariants(
  site: string,
  folder: string,
): Promise<{ url: (variant: Variant) => string; stop: () => void }> {
  const { scripts } = await buildMonolith(folder);
  const server = createServer(async (request, response) => {
    const url = request.url ?? '/';
    const variant = VARIANTS.find((name) => request.headers.host?.startsWith(`${name}.`)) ?? 'federated';
    if (url.startsWith('/monolith/')) return sendFile(path.join(folder, 'client', path.basename(url)), response);
    const answer = await fetch(site + url, { headers: { 'accept-encoding': 'identity' } });
    const type = answer.headers.get('content-type') ?? '';
    const body = Buffer.from(await answer.arrayBuffer());
    const shown = type.startsWith('text/html') ? Buffer.from(transform(body.toString(), variant, scripts)) : body;
    response.writeHead(answer.status, {
      'content-type': type,
      'content-encoding': 'br',
      'access-control-allow-origin': '*',
    });
    response.end(zlib.brotliCompressSync(shown, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const port = portOf(server);
  return { url: (variant) => `http://${variant}.localhost:${port}`, stop: () => server.close() };
}

function transform(html: string, variant: Variant, scripts: string[]): string {
  if (variant === 'federated') return html;
  const without = html
    .replace(/<script (?![^>]*type="application)[^>]*><\/script>\n?/g, '')
    .replace(/<link rel="(modulepreload|preload)"[^>]*>\n?/g, '');
  const links = scripts.map((name) => `<script defer src="/monolith/${name}"></script>`).join('');
  return variant === 'monolith' ? without.replace('</head>', `${links}</head>`) : without;
}

function sendFile(file: string, response: import('node:http').ServerResponse): void {
  const type = file.endsWith('.css') ? 'text/css' : 'text/javascript';
  response.writeHead(200, { 'content-type': type, 'content-encoding': 'br', 'access-control-allow-origin': '*' });
  response.end(zlib.brotliCompressSync(fs.readFileSync(file)));
}

const portOf = (server: Server): number => {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
};

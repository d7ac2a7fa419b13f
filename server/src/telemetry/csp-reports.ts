import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { counter } from '#metrics/metric.ts';
import { Rate } from '#telemetry/rate.ts';

const stopped = counter(
  'site_csp_reports_total',
  'What the content security policy stopped, as browsers reported it.',
  ['directive'],
);

/** Where browsers report what the content security policy has stopped. */
export const CSP_REPORTS = '/server/csp-reports';

const BODY_BYTES = 16 * 1024;
const REPORTS_PER_BODY = 20;
const DIRECTIVE =
  /^(?:(?:script|style|img|font|connect|worker|frame|form|base|object|default|manifest|media)-(?:src|action|uri)(?:-elem|-attr)?|frame-ancestors|require-trusted-types-for|trusted-types)$/;

const text = z.string().max(2_000);
/** What `report-uri` sends. */
const legacy = z.object({
  'csp-report': z.object({
    'effective-directive': text.optional(),
    'violated-directive': text.optional(),
    'blocked-uri': text.optional(),
    'source-file': text.optional(),
    'line-number': z.number().optional(),
  }),
});
/** What `report-to` sends, among reports of other kinds. */
const reports = z.array(
  z.object({
    type: z.string(),
    body: z.object({
      effectiveDirective: text.optional(),
      blockedURL: text.nullish(),
      sourceFile: text.nullish(),
      lineNumber: z.number().nullish(),
    }),
  }),
);

interface Told {
  directive: string;
  /** Host that was not let in, or the policy's own word such as `inline`. */
  blocked: string;
  /** A release's file and its line, where one of ours did it. */
  at: string | undefined;
}

/**
 * Takes what browsers report, counts it by directive and writes it to the log. Nothing of a report that could tell of a
 * person stays: neither the page's address nor the rest of an address that was stopped.
 */
export function cspReportRoutes(app: FastifyInstance): void {
  const rate = new Rate();
  app.register(async (scope) => {
    const parse = scope.getDefaultJsonParser('error', 'error');
    for (const type of ['application/csp-report', 'application/reports+json'])
      scope.addContentTypeParser(type, { parseAs: 'string', bodyLimit: BODY_BYTES }, parse);
    scope.post(CSP_REPORTS, { bodyLimit: BODY_BYTES, schema: { hide: true } }, async (request, reply) => {
      reply.header('cache-control', 'no-store').code(204);
      if (!rate.allows(request.ip)) return reply.send();
      for (const told of toldBy(request.body)) {
        stopped.inc({ directive: told.directive });
        request.log.warn(told, 'The content security policy stopped something.');
      }
      return reply.send();
    });
  });
}

function toldBy(body: unknown): Told[] {
  const old = legacy.safeParse(body);
  if (old.success) {
    const report = old.data['csp-report'];
    const directive = report['effective-directive'] ?? report['violated-directive'];
    return [told(directive, report['blocked-uri'], report['source-file'], report['line-number'])];
  }
  const list = reports.safeParse(Array.isArray(body) ? body.slice(0, REPORTS_PER_BODY) : null);
  if (!list.success) return [];
  return list.data
    .filter(({ type }) => type === 'csp-violation')
    .map(({ body: one }) => told(one.effectiveDirective, one.blockedURL, one.sourceFile, one.lineNumber));
}

const told = (directive = '', blocked?: string | null, source?: string | null, line?: number | null): Told => ({
  directive: DIRECTIVE.test(directive) ? directive : 'other',
  blocked: /^[a-z-]{1,30}$/.test(blocked ?? '') ? (blocked ?? '') : (URL.parse(blocked ?? '')?.host ?? ''),
  at: atOf(source ?? '', line ?? 0),
});

function atOf(source: string, line: number): string | undefined {
  const file = /\/r\/([a-z-]+\/[\w.-]+\/[\w.-]+\.js)$/.exec(URL.parse(source)?.pathname ?? '')?.[1];
  return file === undefined ? undefined : `${file}:${line}`;
}

import type { SiteFacts } from 'shared/site';
import { FIRST_PRESSES_HASH } from '#documents/shell-scripts.ts';
import { STRICT_TRANSPORT } from '#http/answer-rules.ts';
import { CSP_REPORTS } from '#telemetry/csp-reports.ts';

/**
 * Headers of every document. The policy allows one inline script, by its hash, no eval, and frames only from who is asked on
 * a click.
 *
 * @param options.otpless allows the OTPless widget, which the firm has configured and visitors load by a click
 * @param options.sources further addresses that scripts and styles come from: a CDN, development servers
 * @param options.styles hashes of the styles that stand in the document
 * @param options.sockets where development servers tell of changes
 *   Without foreign scripts, the widget's and those of development, browsers refuse texts that become scripts or markup;
 *   the shell's early script makes the one exception
 */
export function securityHeaders(
  site: SiteFacts,
  options: {
    https: boolean;
    otpless: boolean;
    sources: string[];
    sockets: string[];
    styles: string[];
  },
): Record<string, string> {
  const scheduler =
    site.appointments.schedulerUrl === undefined ? [] : [new URL(site.appointments.schedulerUrl).origin];
  // The widget's script comes from the first, its calls and frames go to the others.
  const otpless = options.otpless ? ['https://otpless.com', 'https://*.otpless.com', 'https://*.otpless.app'] : [];
  const trusted = !options.otpless && options.sockets.length === 0;
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", FIRST_PRESSES_HASH, ...options.sources, ...otpless.slice(0, 1)].join(' '),
    ["style-src 'self'", ...options.styles, ...options.sources].join(' '),
    // React writes style attributes into prerendered markup; an attribute can neither load nor run anything.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    ["connect-src 'self'", ...options.sources, ...options.sockets, ...otpless].join(' '),
    "worker-src 'self'",
    "manifest-src 'self'",
    ['frame-src https://www.openstreetmap.org https://www.youtube-nocookie.com', ...scheduler, ...otpless].join(' '),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    ...(options.https ? ['upgrade-insecure-requests'] : []),
    ...(trusted
      ? ["require-trusted-types-for 'script'", "trusted-types default dompurify article 'allow-duplicates'"]
      : []),
    `report-uri ${CSP_REPORTS}`,
    'report-to csp',
  ];
  return {
    'content-security-policy': policy.join('; '),
    'reporting-endpoints': `csp="${CSP_REPORTS}"`,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(options.https ? STRICT_TRANSPORT : {}),
  };
}

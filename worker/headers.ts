import { createMiddleware } from 'hono/factory';
import { NONCE, secureHeaders } from 'hono/secure-headers';
import { SCRIPT_POLICY } from '../content/scriptPolicy.ts';
import type { AppEnv } from './requestContext.ts';
import { isRead } from './visitor.ts';
import type { World } from './world.ts';

/** Pages are cached for 120 seconds (content-pages §9). */
export const MAX_AGE_SECONDS = 120;

/** Where browsers report what the policy stopped. */
export const CSP_REPORT_PATH = '/_csp';
const REPORT_GROUP = 'csp';

/** Features of the browser that no page of ours uses. */
const unusedFeatures = [
  'accelerometer',
  'camera',
  'displayCapture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
  'xrSpatialTracking',
] as const;

/**
 * Security headers of every answer (content-pages §9): same-origin framing, no sniffing, HSTS, a strict nonce-based
 * content security policy with a nonce of 16 random bytes. X-XSS-Protection stops the page rather than mends it: only
 * browsers that know no such policy still read it.
 */
export function securityHeaders({ settings }: Pick<World, 'settings'>) {
  const assetOrigins = [settings.assets.world, settings.assets.china];
  const reporting = { reportTo: REPORT_GROUP, reportUri: CSP_REPORT_PATH };
  // Our own scripts write no markup, and name scripts by one policy only. Those of other houses may do as they please:
  // where one is set, what they do is only reported.
  const trustedTypes = { requireTrustedTypesFor: ["'script'"], trustedTypes: [SCRIPT_POLICY] };
  const hasForeignScripts =
    settings.booking.script !== '' || settings.consentScript !== '' || settings.turnstile.siteKey !== '';
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: [NONCE, "'strict-dynamic'"],
      styleSrc: ["'self'", NONCE],
      imgSrc: ["'self'", 'data:', ...assetOrigins],
      mediaSrc: ["'self'", ...assetOrigins],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      frameSrc: [
        "'self'",
        ...settings.booking.frames,
        ...(settings.turnstile.siteKey ? [settings.turnstile.origin] : []),
      ],
      formAction: ["'self'"],
      manifestSrc: ["'self'"],
      baseUri: ["'none'"],
      frameAncestors: ["'self'"],
      ...(hasForeignScripts ? {} : trustedTypes),
      ...reporting,
    },
    ...(hasForeignScripts && { contentSecurityPolicyReportOnly: { ...trustedTypes, ...reporting } }),
    reportingEndpoints: [{ name: REPORT_GROUP, url: CSP_REPORT_PATH }],
    xFrameOptions: 'SAMEORIGIN',
    xXssProtection: '1; mode=block',
    strictTransportSecurity: `max-age=${settings.hstsMaxAge}`,
    referrerPolicy: 'strict-origin-when-cross-origin',
    crossOriginOpenerPolicy: 'same-origin-allow-popups',
    crossOriginResourcePolicy: 'same-origin',
    crossOriginEmbedderPolicy: false,
    permissionsPolicy: Object.fromEntries(unusedFeatures.map((feature) => [feature, []])),
  });
}

/** Lets an answer bring a policy of its own; stands around the security headers, which would overwrite it. */
export function ownPolicies() {
  return createMiddleware<AppEnv>(async (c, next) => {
    await next();
    const policy = c.get('ownPolicy');
    if (!policy) return;
    c.res.headers.set('Content-Security-Policy', policy);
    c.res.headers.delete('Content-Security-Policy-Report-Only');
  });
}

/** Cache headers (content-pages §9): public with expiry for pages, no-store otherwise, private for preview. */
export function cacheHeaders() {
  return createMiddleware<AppEnv>(async (c, next) => {
    await next();
    if (c.res.headers.has('cache-control')) return;
    const { visitor, world, flags } = c.var;
    if (visitor.visit.isPreview) c.header('Cache-Control', 'private, no-store');
    else if (isRead(c.req.method) && c.res.status === 200 && world.settings.isCacheOn && flags.cache !== false) {
      c.header('Cache-Control', `public, max-age=${MAX_AGE_SECONDS}`);
      c.header('Expires', new Date(world.now().getTime() + MAX_AGE_SECONDS * 1000).toUTCString());
    } else c.header('Cache-Control', 'no-store');
  });
}

import { createMiddleware } from 'hono/factory';
import { type ContentSecurityPolicyOptionHandler, secureHeaders } from 'hono/secure-headers';
import { SERVICE_WORKER_POLICY } from '../../content/offline/deviceCaches.ts';
import { CLOSED_MENUS_POLICY } from '../../content/shell/closedMenus.ts';
import { WECHAT_POLICY } from '../../content/visitor/thirdParty.ts';
import type { SiteFileEnv } from '../appEnv.ts';
import { freshNonce } from '../cache/nonces.ts';
import { fixedHeaders } from '../fixedHeaders.ts';
import { cachePublicly } from '../pages/render/pageLife.ts';
import { isSafeMethod } from '../requestFacts.ts';
import type { World } from '../world.ts';

/** Where browsers report violations of the content security policy. */
export const CSP_REPORT_PATH = '/_csp';
const REPORT_GROUP = 'csp';

/** Browser features that no page uses. */
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
 * Security headers of every response (docs/rules.md#security-headers): same-origin framing, no sniffing, HSTS, and a
 * strict content security policy with a nonce of 16 random bytes and Trusted Types. X-XSS-Protection is for browsers
 * without such a policy.
 */
export function securityHeaders({ settings, random }: Pick<World, 'settings' | 'random'>) {
  // Drawn as those of cached pages are, which takes less time than the library's.
  const nonce: ContentSecurityPolicyOptionHandler = (c) => {
    if (!c.get('secureHeadersNonce')) c.set('secureHeadersNonce', freshNonce(random));
    return `'nonce-${c.get('secureHeadersNonce')}'`;
  };
  const fixed = fixedHeaders(settings);
  const assetOrigins = [...settings.assets.origins];
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: [nonce, "'strict-dynamic'"],
      styleSrc: ["'self'", nonce],
      // What settings name (docs/rules.md#media-hosts).
      imgSrc: ["'self'", 'data:', ...assetOrigins],
      mediaSrc: ["'self'", ...assetOrigins],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      // Maps and third-party scripts run in framed pages of ours, with policies of their own; editors' frames are sandboxed.
      frameSrc: ["'self'", ...settings.frameHosts.map((host) => `https://${host}`)],
      formAction: ["'self'"],
      manifestSrc: ["'self'"],
      workerSrc: ["'self'"],
      baseUri: ["'none'"],
      frameAncestors: ["'self'"],
      // Our own scripts write no markup but that of the page's closed menus; the addresses that need a policy are the service
      // worker's and WeChat's script's.
      requireTrustedTypesFor: ["'script'"],
      trustedTypes: [SERVICE_WORKER_POLICY, WECHAT_POLICY, CLOSED_MENUS_POLICY],
      reportTo: REPORT_GROUP,
      reportUri: CSP_REPORT_PATH,
    },
    reportingEndpoints: [{ name: REPORT_GROUP, url: CSP_REPORT_PATH }],
    xContentTypeOptions: fixed['X-Content-Type-Options'],
    xFrameOptions: fixed['X-Frame-Options'],
    xXssProtection: fixed['X-XSS-Protection'],
    strictTransportSecurity: fixed['Strict-Transport-Security'],
    referrerPolicy: fixed['Referrer-Policy'],
    crossOriginOpenerPolicy: 'same-origin-allow-popups',
    crossOriginResourcePolicy: 'same-origin',
    crossOriginEmbedderPolicy: false,
    permissionsPolicy: Object.fromEntries(unusedFeatures.map((feature) => [feature, []])),
  });
}

/** Applies a response's own content security policy; runs around the security headers, which would overwrite it. */
export function responsePolicies() {
  return createMiddleware<SiteFileEnv>(async (c, next) => {
    await next();
    const policy = c.get('responsePolicy');
    if (policy) c.res.headers.set('Content-Security-Policy', policy);
  });
}

/**
 * Cache headers (docs/rules.md#page-max-age): public with expiry for status 200, no-store otherwise; see previewPages for
 * drafts.
 */
export function cacheHeaders() {
  return createMiddleware<SiteFileEnv>(async (c, next) => {
    await next();
    if (c.res.headers.has('cache-control')) return;
    if (!isSafeMethod(c.req.method) || c.res.status !== 200 || !cachePublicly(c)) c.header('Cache-Control', 'no-store');
  });
}

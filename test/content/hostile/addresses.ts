import { words } from '../../support/words.ts';
/**
 * Hostile input by category. Written for this site after what public collections cover: the URL standard's own tests,
 * lists of open redirects, DOMPurify's, the HTML5 Security Cheatsheet's and OWASP's classes of script injection.
 */

/** The function that every injected script calls: a test sees whether any ever ran. */
export const ALARM = 'alarm()';

/** Addresses that a browser could take for another host than a reader of text does. */
export const foreignAddresses: Readonly<Record<string, readonly string[]>> = {
  'without a scheme': words(`
    //evil.example ///evil.example ////evil.example/%2f.. //evil.example/en/sydney //[::1] //0x7f.1 //127.1
    //evil%2eexample
  `),
  backslashes: [
    '/\\evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    '/\\/evil.example',
    '/\\\\evil.example',
    'https:\\\\evil.example',
    'https:/\\evil.example',
    '\\evil.example',
  ],
  'encoded slashes': words(`
    /%2fevil.example /%5cevil.example %2f%2fevil.example /%2f%5c%2fevil.example /%255cevil.example
    /%252fevil.example /.%2f.%2fevil.example
  `),
  'tabs and line breaks': [
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r/evil.example',
    '\t//evil.example',
    '/%09/evil.example',
    '/%0a/evil.example',
    '/%0d%0aLocation:%20https://evil.example',
    'ht\ntps://evil.example',
    'https:\n//evil.example',
  ],
  'user information': [
    'https://www.meridian.example@evil.example',
    'https://www.meridian.example:x@evil.example',
    'https://meridian.example%40evil.example',
    '//meridian.example@evil.example',
    '/@evil.example',
    'https://evil.example#@meridian.example',
    'https://evil.example?@meridian.example',
    'https://evil.example\\@meridian.example',
  ],
  'characters that fold to slashes and dots': words(`
    ／／evil.example /／evil.example ⁄⁄evil.example //evil。example https://evil．example https:／／evil.example
    〱evil.example ⅇvil.example //ⓔvil.example
  `),
  'hosts that look like ours': [
    'https://meridian.example.evil.example',
    'https://evilmeridian.example',
    'https://meridian-example.evil.example',
    'https://evil.example/meridian.example',
    'https://meridian.example-evil.example',
    'https://mer\u0456dian.example',
    'https://xn--meridan-f3d.example',
    'https://meridian.examplе',
  ],
  'bare numbers and odd hosts': words(`
    https://2130706433 https://0x7f000001 https://0177.0.0.1 https://[::ffff:127.0.0.1] https://evil.example.
    https://.evil.example https://-evil.example
  `),
  'dot segments': [
    '/..//evil.example',
    '/.//evil.example',
    '/en/..//..//evil.example',
    '/%2e%2e//evil.example',
    '/en/sydney/..\\..\\evil.example',
    '/.;/evil.example',
    '/en/sydney/%2e%2e%2f%2e%2e%2f/evil.example',
  ],
  'control characters in front': [
    '\u0000//evil.example',
    '\u0001https://evil.example',
    '\u00a0//evil.example',
    '\ufeff//evil.example',
    '\u200b//evil.example',
    '\u202e//elpmaxe.live',
  ],
  'other schemes with slashes': words(`
    ftp://evil.example file:///etc/passwd blob:https://evil.example/1 filesystem:https://evil.example/x
    view-source:https://evil.example jar:https://evil.example!/ ws://evil.example
    intent://evil.example#Intent;scheme=https;end
  `),
};

/** Addresses that run script where they are followed. */
export const scriptAddresses: readonly string[] = [
  `javascript:${ALARM}`,
  `JaVaScRiPt:${ALARM}`,
  ` javascript:${ALARM}`,
  `java\tscript:${ALARM}`,
  `java\nscript:${ALARM}`,
  `java\rscript:${ALARM}`,
  `\u0001javascript:${ALARM}`,
  `javascript\u0000:${ALARM}`,
  `javascript&colon;${ALARM}`,
  `&#106;avascript:${ALARM}`,
  `javascript:/*--></title></style></textarea></script><svg/onload='+/"/+/onmouseover=1/+/[*/[]/+${ALARM}//'>`,
  `javascript://%0a${ALARM}`,
  `javascript://evil.example/%0d${ALARM}`,
  `vbscript:${ALARM}`,
  `livescript:${ALARM}`,
  `data:text/html,<script>${ALARM}</script>`,
  `data:text/html;base64,PHNjcmlwdD5hbGFybSgpPC9zY3JpcHQ+`,
  `data:image/svg+xml,<svg onload="${ALARM}"/>`,
  `data:application/xhtml+xml,<script>${ALARM}</script>`,
  `ｊavascript:${ALARM}`,
  `\u2028javascript:${ALARM}`,
  `feed:javascript:${ALARM}`,
  `mhtml:javascript:${ALARM}`,
  `x-javascript:${ALARM}`,
];

/**
 * Hostile input by category. Written for this site after what public collections cover: the URL standard's own tests,
 * lists of open redirects, DOMPurify's, the HTML5 Security Cheatsheet's and OWASP's classes of script injection.
 */

/** The function that every injected script calls: a test sees whether any ever ran. */
export const ALARM = 'alarm()';

/** Addresses that a browser could take for another host than a reader of text does. */
export const foreignAddresses: Readonly<Record<string, readonly string[]>> = {
  'without a scheme': ['//evil.example', '///evil.example', '////evil.example/%2f..', '//evil.example/en/sydney', '//[::1]', '//0x7f.1', '//127.1', '//evil%2eexample'],
  'backslashes': ['/\\evil.example', '\\\\evil.example', '\\/evil.example', '/\\/evil.example', '/\\\\evil.example', 'https:\\\\evil.example', 'https:/\\evil.example', '\\evil.example'],
  'encoded slashes': ['/%2fevil.example', '/%5cevil.example', '%2f%2fevil.example', '/%2f%5c%2fevil.example', '/%255cevil.example', '/%252fevil.example', '/.%2f.%2fevil.example'],
  'tabs and line breaks': ['/\t/evil.example', '/\n/evil.example', '/\r/evil.example', '\t//evil.example', '/%09/evil.example', '/%0a/evil.example', '/%0d%0aLocation:%20https://evil.example', 'ht\ntps://evil.example', 'https:\n//evil.example'],
  'user information': ['https://www.meridian.example@evil.example', 'https://www.meridian.example:x@evil.example', 'https://meridian.example%40evil.example', '//meridian.example@evil.example', '/@evil.example', 'https://evil.example#@meridian.example', 'https://evil.example?@meridian.example', 'https://evil.example\\@meridian.example'],
  'characters that fold to slashes and dots': ['／／evil.example', '/／evil.example', '⁄⁄evil.example', '//evil。example', 'https://evil．example', 'https:／／evil.example', '〱evil.example', 'ⅇvil.example', '//ⓔvil.example'],
  'hosts that look like ours': ['https://meridian.example.evil.example', 'https://evilmeridian.example', 'https://meridian-example.evil.example', 'https://evil.example/meridian.example', 'https://meridian.example-evil.example', 'https://mer\u0456dian.example', 'https://xn--meridan-f3d.example', 'https://meridian.examplе'],
  'bare numbers and odd hosts': ['https://2130706433', 'https://0x7f000001', 'https://0177.0.0.1', 'https://[::ffff:127.0.0.1]', 'https://evil.example.', 'https://.evil.example', 'https://-evil.example'],
  'dot segments': ['/..//evil.example', '/.//evil.example', '/en/..//..//evil.example', '/%2e%2e//evil.example', '/en/sydney/..\\..\\evil.example', '/.;/evil.example', '/en/sydney/%2e%2e%2f%2e%2e%2f/evil.example'],
  'control characters in front': ['\u0000//evil.example', '\u0001https://evil.example', '\u00a0//evil.example', '\ufeff//evil.example', '\u200b//evil.example', '\u202e//elpmaxe.live'],
  'other schemes with slashes': ['ftp://evil.example', 'file:///etc/passwd', 'blob:https://evil.example/1', 'filesystem:https://evil.example/x', 'view-source:https://evil.example', 'jar:https://evil.example!/', 'ws://evil.example', 'intent://evil.example#Intent;scheme=https;end'],
};

/** Addresses that run script where they are followed. */
export const scriptAddresses: readonly string[] = [
  `javascript:${ALARM}`, `JaVaScRiPt:${ALARM}`, ` javascript:${ALARM}`, `java\tscript:${ALARM}`, `java\nscript:${ALARM}`, `java\rscript:${ALARM}`, `\u0001javascript:${ALARM}`, `javascript\u0000:${ALARM}`,
  `javascript&colon;${ALARM}`, `&#106;avascript:${ALARM}`, `javascript:/*--></title></style></textarea></script><svg/onload='+/"/+/onmouseover=1/+/[*/[]/+${ALARM}//'>`, `javascript://%0a${ALARM}`, `javascript://evil.example/%0d${ALARM}`, `vbscript:${ALARM}`, `livescript:${ALARM}`,
  `data:text/html,<script>${ALARM}</script>`, `data:text/html;base64,PHNjcmlwdD5hbGFybSgpPC9zY3JpcHQ+`, `data:image/svg+xml,<svg onload="${ALARM}"/>`, `data:application/xhtml+xml,<script>${ALARM}</script>`, `ｊavascript:${ALARM}`, `\u2028javascript:${ALARM}`, `feed:javascript:${ALARM}`, `mhtml:javascript:${ALARM}`, `x-javascript:${ALARM}`,
];

/** Markup that runs script where it is written into a page as it is. */
export const markup: Readonly<Record<string, readonly string[]>> = {
  'script elements': [`<script>${ALARM}</script>`, `<SCRIPT>${ALARM}</SCRIPT>`, `<script\n>${ALARM}</script >`, `<script/x>${ALARM}</script>`, `<scr<script>ipt>${ALARM}</scr</script>ipt>`, `<<script>${ALARM}//<</script>`, `<script src="data:text/javascript,${ALARM}"></script>`, `<script type=module>${ALARM}</script>`, `<script>/*<!--*/${ALARM}//--></script>`, `<script`, `<script>${ALARM}`],
  'event handlers': [`<img src=x onerror=${ALARM}>`, `<img src=x onerror="${ALARM}"/>`, `<img/src=x/onerror=${ALARM}>`, `<img src=x\tonerror\n=\r${ALARM}>`, `<body onload=${ALARM}>`, `<input autofocus onfocus=${ALARM}>`, `<select autofocus onfocus=${ALARM}>`, `<details open ontoggle=${ALARM}>x</details>`, `<video><source onerror=${ALARM}></video>`, `<audio src=x onerror=${ALARM}></audio>`, `<marquee onstart=${ALARM}>x</marquee>`, `<div onpointerrawupdate=${ALARM}>x</div>`, `<p style="animation-name:x" onanimationstart=${ALARM}>x</p>`, `<a onclick=${ALARM}>x</a>`, `<div contenteditable oninput=${ALARM}>x</div>`, `<img src=x ONERROR=${ALARM}>`, `<img src=x o\u006eerror=${ALARM}>`, `<p onbeforetoggle=${ALARM} popover id=p>x</p><button popovertarget=p>y</button>`],
  'addresses': scriptAddresses.map((address) => `<a href="${address.replaceAll('"', '&quot;')}">x</a>`),
  'addresses in other places': [`<iframe src="javascript:${ALARM}"></iframe>`, `<embed src="javascript:${ALARM}">`, `<object data="javascript:${ALARM}"></object>`, `<form action="javascript:${ALARM}"><button>x</button></form>`, `<button formaction="javascript:${ALARM}">x</button>`, `<area href="javascript:${ALARM}" shape=default>`, `<base href="javascript:/a/-${ALARM}//">`, `<meta http-equiv=refresh content="0;url=javascript:${ALARM}">`, `<link rel=stylesheet href="javascript:${ALARM}">`, `<img src="javascript:${ALARM}">`, `<input type=image src="javascript:${ALARM}">`, `<table background="javascript:${ALARM}"><tr><td>x</table>`, `<iframe srcdoc="<script>parent.${ALARM}</script>"></iframe>`, `<portal src="javascript:${ALARM}"></portal>`],
  'foreign content': [`<svg onload=${ALARM}>`, `<svg><script>${ALARM}</script></svg>`, `<svg><script href="data:text/javascript,${ALARM}"/></svg>`, `<svg><a xlink:href="javascript:${ALARM}"><text y=20>x</text></a></svg>`, `<svg><animate onbegin=${ALARM} attributeName=x dur=1s></svg>`, `<svg><set attributeName=onmouseover to=${ALARM}></svg>`, `<svg><use href="data:image/svg+xml,<svg id=x xmlns='http://www.w3.org/2000/svg'><script>${ALARM}</script></svg>#x"></use></svg>`, `<svg><foreignObject><img src=x onerror=${ALARM}></foreignObject></svg>`, `<math href="javascript:${ALARM}">x</math>`, `<math><maction actiontype=statusline xlink:href="javascript:${ALARM}">x</maction></math>`, `<math><mtext><img src=x onerror=${ALARM}></mtext></math>`, `<svg><desc><script>${ALARM}</script></desc></svg>`],
  'markup that changes its mind when it is read again': [`<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=${ALARM}&gt;">`, `<svg></p><style><a id="</style><img src=x onerror=${ALARM}>">`, `<noscript><p title="</noscript><img src=x onerror=${ALARM}>">`, `<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=${ALARM}>`, `<textarea><img title="</textarea><img src=x onerror=${ALARM}>"></textarea>`, `<title><a id="</title><img src=x onerror=${ALARM}>">`, `<xmp><p title="</xmp><img src=x onerror=${ALARM}>">`, `<noembed><p title="</noembed><img src=x onerror=${ALARM}>">`, `<noframes><p title="</noframes><img src=x onerror=${ALARM}>">`, `<iframe><p title="</iframe><img src=x onerror=${ALARM}>">`, `<style><p title="</style><img src=x onerror=${ALARM}>">`, `<template><p title="</template><img src=x onerror=${ALARM}>"></template>`, `<svg><title><a id="</title><img src=x onerror=${ALARM}>">`, `<select><template><style></select><img src=x onerror=${ALARM}></style></template></select>`, `<plaintext><img src=x onerror=${ALARM}>`, `<table><td><svg><desc><table><td><style></td></table><img src=x onerror=${ALARM}></style>`],
  'comments and other sections': [`<!--><img src=x onerror=${ALARM}>-->`, `<!--!><img src=x onerror=${ALARM}>`, `<!-- --!><img src=x onerror=${ALARM}> -->`, `<![CDATA[<img src=x onerror=${ALARM}>]]>`, `<svg><![CDATA[><img src=x onerror=${ALARM}>]]></svg>`, `<?xml version="1.0"?><img src=x onerror=${ALARM}>`, `<!DOCTYPE x [<!ENTITY y "<img src=x onerror=${ALARM}>">]>&y;`, `<![if<img src=x onerror=${ALARM}//]>`, `<!--[if IE]><img src=x onerror=${ALARM}><![endif]-->`],
  'attributes that break out': [`<p title='"><img src=x onerror=${ALARM}>'>x</p>`, `<p title="&quot;><img src=x onerror=${ALARM}>">x</p>`, '<p title=`<img src=x onerror=' + ALARM + '>`>x</p>', `<img alt="\`><img src=x onerror=${ALARM}>" src=x>`, `<a href="https://a.example/'onmouseover='${ALARM}">x</a>`, `<a href="https://a.example/&quot; onmouseover=&quot;${ALARM}">x</a>`, `<td colspan='1"onclick="${ALARM}'>x</td>`, `<time datetime="\u0000&quot; onclick=${ALARM}">x</time>`],
  'names that shadow the page': [`<a id=location href="javascript:${ALARM}">x</a>`, `<form name=body><input name=firstChild></form>`, `<img name=getElementById>`, `<a id=trustedTypes></a><a id=trustedTypes name=createPolicy></a>`, `<form id=attributes><input name=attributes></form>`, `<iframe name=alarm></iframe>`],
  'styles': [`<style>@import "javascript:${ALARM}";</style>`, `<p style="background:url(javascript:${ALARM})">x</p>`, `<p style="width:expression(${ALARM})">x</p>`, `<p style="-moz-binding:url(data:text/xml,x)">x</p>`, `<link rel=import href="data:text/html,<script>${ALARM}</script>">`, `<style>*{behavior:url(x)}</style>`],
  'islands and custom elements': [`<div data-island="SearchPanel" data-trigger="idle" data-props='{"__proto__":{"x":1}}'></div>`, `<div data-island="../../evil" data-trigger="idle"></div>`, `<button data-chat="data:text/javascript,${ALARM}">x</button>`, `<x-y onclick=${ALARM}>x</x-y>`, `<p is=x-y onclick=${ALARM}>x</p>`, `<slot onslotchange=${ALARM}></slot>`],
  'characters that hide': [`<\u0000script>${ALARM}</script>`, `<scr\u0000ipt>${ALARM}</script>`, `<img src=x on\u0000error=${ALARM}>`, `<img\u000csrc=x\u000conerror=${ALARM}>`, `\ufeff<img src=x onerror=${ALARM}>`, `＜img src=x onerror=${ALARM}＞`, `\u202e<img src=x onerror=${ALARM}>`, `<img src=x onerror\u2028=${ALARM}>`, `&lt;img src=x onerror=${ALARM}&gt;`, `&amp;lt;script&amp;gt;${ALARM}`, `\ud800<img src=x onerror=${ALARM}>`, `+ADw-script+AD4-${ALARM}+ADw-/script+AD4-`, `%3Cimg src=x onerror=${ALARM}%3E`],
  'quantity': [`${'<div>'.repeat(3000)}<img src=x onerror=${ALARM}>`, `${'<b><i>'.repeat(1000)}<p onclick=${ALARM}>x`, `<p ${'a=1 '.repeat(5000)}onclick=${ALARM}>x</p>`, `${'x'.repeat(99_980)}<img src=x onerror=${ALARM}>`, `<a href="${'a'.repeat(20_000)}">x</a>`, `${'<table><tr><td>'.repeat(300)}<script>${ALARM}</script>`],
};

/** Texts that upset readers which take characters, lengths or names for granted. */
export const texts: Readonly<Record<string, string>> = {
  'nothing': '',
  'a NUL': 'a\u0000b',
  'control characters': '\u0001\u0008\u000b\u001f\u007f\u0085',
  'a lone high surrogate': 'a\ud83d',
  'a lone low surrogate': '\ude00b',
  'surrogates the wrong way round': '\ude00\ud83d',
  'characters beyond the first plane': '😀👩‍👩‍👧‍👦🇦🇺',
  'text that runs backwards': '\u202egnp.exe\u202c \u2066x\u2069',
  'characters without width': 'a\u200b\u200d\ufeff\u2060b',
  'combining marks without end': `a${'\u0301'.repeat(2000)}`,
  'line and paragraph separators': 'a\u2028b\u2029c',
  'characters that grow when folded': 'ﬃ ŉ ΐ ß İ ﷺ',
  'the replacement character': '\ufffd\ufffd',
  'noncharacters': '\ufffe\uffff\u{1fffe}',
  'a long word': 'a'.repeat(100_000),
  'many words': 'ab '.repeat(30_000),
  'an object’s own names': '__proto__ constructor prototype hasOwnProperty toString valueOf',
  'a template': '${alarm()} {{alarm()}} <%= alarm() %> #{alarm()}',
  'a formula': '=HYPERLINK("https://evil.example","x")',
  'a path': '../../../../etc/passwd',
  'a query for another system': "' OR 1=1;--",
  'a pattern': '(.*)*$[a-z]{2,}\\',
  'a header': 'x\r\nSet-Cookie: a=b',
  'a number beyond numbers': '1e999',
  'percent signs': '%00 %ff %zz %',
};

/** JSON that reaches for the prototypes of objects, or is more than anybody means. */
export const hostileJson: readonly string[] = [
  '{"__proto__":{"polluted":true}}', '{"constructor":{"prototype":{"polluted":true}}}', '{"a":{"__proto__":{"polluted":true}}}', '[{"__proto__":{"polluted":true}}]', '{"__proto__":null}', '{"toString":1,"valueOf":2}', '{"hasOwnProperty":1}', '{"length":1e9}', '{"then":{}}', '"__proto__"', '1e999', '-0', 'null', '[]', '""', 'true',
  `${'['.repeat(5000)}${']'.repeat(5000)}`, `{"a":${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}}`, `{"a":"${'x'.repeat(200_000)}"}`, '{"a":1,"a":2}', '{"\\u0000":"\\ud800"}', '\ufeff{}', '{', '{"a":undefined}', "{'a':1}", '{"a":1}{"b":2}',
];

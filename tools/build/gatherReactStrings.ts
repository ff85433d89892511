import type { Plugin } from 'vite';

/** React's edge build encodes each small piece of a page; these collect strings of a kilobyte, which take a third less CPU. */
const replacements: readonly (readonly [name: string, source: RegExp, replacement: string])[] = [
  // A page starts empty, even after a render that failed.
  [
    'flushCompletedQueues',
    /(function flushCompletedQueues\(request, destination\) \{\n) {2}currentView = new Uint8Array\(\d+\);\n/,
    '$1  gathered = "";\n  filled = 0;\n',
  ],
  [
    'writeChunk',
    /function writeChunk\(destination, chunk\) \{\n {2}if \(0 === chunk\.byteLength\) \{[\s\S]*?\n {4}writtenBytes \+= chunk\.byteLength;\n {2}\}\n\}/,
    `function writeChunk(destination, chunk) {
  gathered += chunk;
  if (gathered.length > 1024) encodeGathered(destination);
}`,
  ],
  [
    'completeWriting',
    /function completeWriting\(destination\) \{\n {2}currentView &&\n {4}0 < writtenBytes &&[\s\S]*?\n {4}\(writtenBytes = 0\)\);\n\}/,
    `var gathered = "";
var view = new Uint8Array(262144);
var filled = 0;
function encodeGathered(destination) {
  var text = gathered;
  gathered = "";
  // A character takes three bytes at most.
  if (3 * text.length > view.length - filled) leaveView(destination);
  if (3 * text.length > view.length) destination.enqueue(textEncoder.encode(text));
  else filled += textEncoder.encodeInto(text, view.subarray(filled)).written;
}
function leaveView(destination) {
  if (filled > 0) destination.enqueue(view.slice(0, filled));
  filled = 0;
}
function completeWriting(destination) {
  if (gathered !== "") encodeGathered(destination);
  leaveView(destination);
}`,
  ],
  [
    'stringToChunk',
    /function stringToChunk\(content\) \{\n {2}return textEncoder\.encode\(content\);\n\}/,
    'function stringToChunk(content) {\n  return content;\n}',
  ],
  [
    'stringToPrecomputedChunk',
    /function stringToPrecomputedChunk\(content\) \{\n {2}return textEncoder\.encode\(content\);\n\}/,
    'function stringToPrecomputedChunk(content) {\n  return content;\n}',
  ],
  [
    'byteLengthOfChunk',
    /function byteLengthOfChunk\(chunk\) \{\n {2}return chunk\.byteLength;\n\}/,
    'function byteLengthOfChunk(chunk) {\n  return chunk.length;\n}',
  ],
  // Most attributes are those of the page before: each is escaped and joined once.
  [
    'pushAttribute',
    /function pushAttribute\(/,
    `var attributes = new Map();
var attributesLength = 0;
function pushAttribute(target, name, value) {
  if (typeof value !== "string" && typeof value !== "number") writeAttribute(target, name, value);
  else target.push(attributes.get(name)?.get(value) ?? newAttribute(name, value));
}
function newAttribute(name, value) {
  var pieces = [];
  writeAttribute(pieces, name, value);
  var attribute = pieces.join("");
  attributesLength += attribute.length;
  if (attributesLength > 1e6) {
    attributes.clear();
    attributesLength = attribute.length;
  }
  if (!attributes.has(name)) attributes.set(name, new Map());
  attributes.get(name).set(value, attribute);
  return attribute;
}
function writeAttribute(`,
  ],
  // The name is for renders that are resumed elsewhere, which no page is.
  ['retryNode', /name = getComponentNameFromType\(type\)/, 'name = null'],
  ['finishedSegment', /segmentByteSize \+= segment\[i\]\.byteLength;/, 'segmentByteSize += segment[i].length;'],
];

/** Makes React's production renderer gather strings; fails where the source is another, since React may have changed. */
export function gatherReactStrings(): Plugin {
  return {
    name: 'gather-react-strings',
    enforce: 'pre',
    transform(code, id) {
      if (!/react-dom-server\.edge\.production\.js(?:\?|$)/.test(id)) return undefined;
      let patched = code;
      for (const [name, source, replacement] of replacements) {
        const next = patched.replace(source, replacement);
        if (next === patched)
          throw new Error(`React's ${name} is not what it was: read ${id} and adapt this plugin, or remove it.`);
        patched = next;
      }
      return { code: patched, map: null };
    },
  };
}

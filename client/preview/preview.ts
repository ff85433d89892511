import './panel.css';
import './preview.css';
import './desk.css';
import { startClickToEdit } from './clickToEdit.ts';
import { editorFrame } from './editorFrame.ts';
import { liveDrafts } from './liveDrafts.ts';
import { entryPanel } from './panel.ts';
import { TAGGED } from './place.ts';
import { startReceipts } from './receipt.ts';
import { keepTogether } from './sideBySide.ts';

/** Waits this long after an editor saved. */
const QUIET_MS = 400;

const tools = document.querySelector<HTMLElement>('[data-preview-tools]');
const locale = document.querySelector(TAGGED)?.getAttribute('data-contentful-locale') ?? 'en-US';
const live = liveDrafts(locale);
const frame = editorFrame(locale);
const receipts = tools ? startReceipts(tools, live.refresh) : undefined;
const panel = entryPanel(live, receipts);

startSavedUpdates();
frame?.onTyped((drafts, assets) => {
  live.changeAssets(assets);
  for (const draft of drafts) live.change(draft);
});
if (tools) {
  makeRoom(tools);
  startClickToEdit(tools, locale, (field) => {
    if (frame) frame.open(field);
    else panel.open(field);
    return true;
  });
}

const sides = document.querySelector('[data-side-by-side]');
if (sides) keepTogether(sides);

/** Shows the page anew after the editor saved. */
function startSavedUpdates(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  frame?.onSaved(() => {
    clearTimeout(timer);
    timer = setTimeout(live.refresh, QUIET_MS);
  });
}

/** Keeps what is fixed at the foot of the page above the bar. */
function makeRoom(bar: HTMLElement): void {
  new ResizeObserver(() =>
    document.documentElement.style.setProperty('--preview-height', `${bar.offsetHeight}px`),
  ).observe(bar);
}

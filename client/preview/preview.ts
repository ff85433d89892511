import { select } from '../hooks/hook.ts';
import './preview.css';
import './desk.css';
import { editedAt } from '../../content/address/editorAddress.ts';
import { startClickToEdit } from './clickToEdit.ts';
import { type DraftState, liveDrafts } from './liveDrafts.ts';
import { startReceipts } from './receipt.ts';
import { keepTogether } from './sideBySide.ts';

/** Waits this long after an editor saved. */
const QUIET_MS = 400;

const tools = document.querySelector<HTMLElement>(select('preview-tools'));
const live = liveDrafts(sayState);

if (tools) {
  makeRoom(tools);
  startReceipts(tools, live.refresh);
  const editor = tools.dataset.editor ?? '';
  const locale = tools.dataset.locale ?? '';
  const frame = isFramedBy(new URL(editor).origin)
    ? import('./liveEditor.ts')
        .then(({ liveEditor }) => liveEditor(new URL(editor).origin, locale))
        .catch(() => undefined)
    : undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  void frame?.then((around) =>
    around?.follow(live.change, () => {
      clearTimeout(timer);
      timer = setTimeout(live.refresh, QUIET_MS);
    }),
  );
  startClickToEdit(tools, locale, (field) => {
    const openTab = (): void => void window.open(editedAt(editor, field), '_blank', 'noopener');
    // An editor whose SDK does not start opens the field in a tab, as outside of it.
    if (frame) void frame.then((around) => (around ? around.open(field) : openTab()));
    else openTab();
  });
}

const sides = document.querySelector(select('side-by-side'));
if (sides) keepTogether(sides);

/** Returns true if the window around this page is the editor's own. */
function isFramedBy(origin: string): boolean {
  if (window.parent === window || window.parent !== window.top) return false;
  return 'ancestorOrigins' in location
    ? location.ancestorOrigins.contains(origin)
    : document.referrer.startsWith(`${origin}/`);
}

/** Says how it stands with what was typed last. */
function sayState(state: DraftState): void {
  const line = document.querySelector<HTMLElement>(select('preview-state'));
  if (!line) return;
  const words = { shown: '', slow: line.dataset.slow, failed: line.dataset.failed, gone: line.dataset.gone };
  line.textContent = words[state] ?? '';
}

/** Keeps what is fixed at the foot of the page above the bar. */
function makeRoom(bar: HTMLElement): void {
  new ResizeObserver(() =>
    document.documentElement.style.setProperty('--preview-height', `${bar.offsetHeight}px`),
  ).observe(bar);
}

import * as v from 'valibot';
import { withLines } from '../../content/model/richTextLines.ts';
import type { DraftState, LiveDrafts } from './liveDrafts.ts';
import type { EditedField } from './place.ts';
import type { Receipts } from './receipt.ts';
import { logPlace } from './receiptLines.ts';

/** Shows the fields of an entry beside the page; what is typed is seen at once. Returns false where it can't. */
export interface Panel {
  readonly open: (field: EditedField, seenAt?: string) => void;
}

/**
 * The panel with an entry's fields (docs/rules.md#entry-panel): the Worker renders it, this reads it. What is published from
 * here is told to `receipts`.
 */
export function entryPanel(live: LiveDrafts, receipts: Receipts | undefined): Panel {
  let panel: HTMLElement | undefined;
  /** Entries that have no words of their own are seen in the one from which they were opened. */
  let seenAt = '';

  const say = (state: DraftState): void => {
    const line = panel?.querySelector<HTMLElement>('[data-preview-state]');
    if (line) line.textContent = line.dataset[state === 'shown' ? 'unsaved' : state] ?? '';
  };
  live.onState(say);

  const close = (): void => {
    panel?.remove();
    panel = undefined;
    document.documentElement.removeAttribute('data-preview-panel');
  };

  const send = (control: Element): void => {
    const id = panel?.dataset['previewEntry'];
    const changedField = fieldValue(control);
    if (id && changedField) live.change({ id, fields: { [changedField.name]: changedField.value } }, seenAt);
  };

  /** What was published before a failure is shown as well. */
  const publish = async (button: HTMLButtonElement): Promise<void> => {
    const line = panel?.querySelector<HTMLElement>('[data-preview-state]');
    button.disabled = true;
    await receipts?.ready;
    const at = performance.now();
    const { published, since, error } = await askToPublish(live.typed());
    button.disabled = false;
    if (published.length > 0) receipts?.expect({ ids: published, at, since });
    if (published.length === 0 && error === undefined) return;
    if (error === undefined) live.discard();
    if (line)
      line.textContent =
        error === undefined
          ? (line.dataset['published'] ?? '')
          : (line.dataset['refused'] ?? '').replace(/\{\w+\}/, () => error);
  };

  const open = async ({ entryId, fieldId }: EditedField, from = entryId): Promise<void> => {
    const fresh = (await askForPanel(entryId, live.typed()))?.querySelector<HTMLElement>('[data-preview-entry]');
    if (!fresh) return;
    close();
    seenAt = from;
    panel = document.adoptNode(fresh);
    // Over notices, which are popovers as well.
    panel.popover = 'manual';
    document.querySelector('[data-preview-tools]')?.before(panel);
    panel.showPopover();
    document.documentElement.setAttribute('data-preview-panel', '');
    const field = panel.querySelector<HTMLElement>(`[name="${fieldId}"], [data-name="${fieldId}"] :is(input, button)`);
    field?.scrollIntoView({ block: 'center' });
    (field ?? panel.querySelector<HTMLElement>('h2'))?.focus();
  };

  document.addEventListener('input', ({ target }) => {
    if (target instanceof Element && panel?.contains(target)) send(target);
  });
  document.addEventListener('submit', (event) => {
    if (event.target instanceof Element && panel?.contains(event.target)) event.preventDefault();
  });
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && panel?.contains(target) ? target.closest('button') : null;
    if (!button) return;
    const { previewOpen, move } = button.dataset;
    if (button.dataset['previewClose'] !== undefined) close();
    if (button.dataset['previewDiscard'] !== undefined) {
      live.discard();
      close();
    }
    if (button.dataset['previewPublish'] !== undefined) void publish(button);
    if (previewOpen !== undefined)
      void open({ entryId: previewOpen, fieldId: 'title', locale: '' }, shownOr(previewOpen, seenAt));
    if (move !== undefined) {
      moveItem(button, Number(move));
      send(button);
    }
  });
  document.addEventListener('keydown', ({ key, target }) => {
    if (key === 'Escape' && target instanceof Element && panel?.contains(target)) close();
  });

  return { open: (field, from) => void open(field, from) };
}

/** An entry by which a draft is seen: its own words, or else those of the entry that links to it. */
function shownOr(entryId: string, owner: string): string {
  return document.querySelector(`[data-contentful-entry-id="${CSS.escape(entryId)}"]`) ? entryId : owner;
}

/** The panel of an entry, with what was typed before. */
function askForPanel(entry: string, drafts: object): Promise<Document | undefined> {
  return new Promise((resolve) => {
    const query = new URLSearchParams(location.search);
    query.set('entry', entry);
    const call = new XMLHttpRequest();
    call.open('POST', `/preview/panel${location.pathname}?${query}`);
    call.responseType = 'document';
    call.addEventListener('loadend', () => resolve(call.status === 200 ? (call.responseXML ?? undefined) : undefined));
    call.setRequestHeader('Content-Type', 'application/json');
    call.send(JSON.stringify({ drafts }));
  });
}

const publication = v.object({
  published: v.array(v.string()),
  since: v.optional(logPlace),
  error: v.optional(v.string()),
});

async function askToPublish(drafts: object): Promise<v.InferOutput<typeof publication>> {
  try {
    const response = await fetch(`/preview/publish${location.pathname}${location.search}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ drafts }),
    });
    return v.parse(publication, await response.json());
  } catch (thrown) {
    return { published: [], error: String(thrown) };
  }
}

function moveItem(button: Element, by: number): void {
  const item = button.closest('li');
  const neighbour = by < 0 ? item?.previousElementSibling : item?.nextElementSibling;
  if (!item || !neighbour) return;
  if (by < 0) neighbour.before(item);
  else neighbour.after(item);
  if (button instanceof HTMLElement) button.focus();
}

/** The name and the new value of the field that a control belongs to. */
function fieldValue(control: Element): { readonly name: string; readonly value: unknown } | undefined {
  const field = control.closest<HTMLElement>('[data-kind]');
  if (!field) return undefined;
  const name = field.dataset['name'] ?? field.getAttribute('name') ?? '';
  return { name, value: typedValue(field) };
}

function typedValue(field: HTMLElement): unknown {
  const text =
    field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement
      ? field.value
      : '';
  switch (field.dataset['kind']) {
    case 'flag':
      return field instanceof HTMLInputElement && field.checked;
    case 'number':
      return text === '' ? null : Number(text);
    case 'date':
    case 'choice':
      return text === '' ? null : text;
    case 'lines':
      return text.split('\n').filter((line) => line.trim() !== '');
    case 'richText':
      return withLines(parsed(field), text.split('\n'));
    case 'links':
      return [...field.querySelectorAll<HTMLElement>('[data-link]')].map(({ dataset }) => ({
        sys: { type: 'Link', linkType: 'Entry', id: dataset['link'] },
      }));
    case 'pictures': {
      const chosen = field.querySelector<HTMLInputElement>('input:checked')?.value;
      const saved = parsed(field);
      const rest = Array.isArray(saved) ? saved.slice(1) : [];
      return chosen === undefined ? saved : [JSON.parse(chosen), ...rest];
    }
    default:
      return text;
  }
}

/** The value that the field had when the panel opened. */
function parsed(field: HTMLElement): unknown {
  return JSON.parse(field.dataset['raw'] ?? 'null');
}

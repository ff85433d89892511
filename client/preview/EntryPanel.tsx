import { pictureUrl } from '../../content/media/mediaUrl.ts';
import type { EntryForm, FormField, PictureChoice } from '../../content/model/entryForm.ts';
import { useAssetContext } from '../parts/Picture.tsx';
import { Message, useMessage } from '../visitContext.tsx';

/** Props of the panel. */
interface EntryPanelProps {
  readonly form: EntryForm;
  /** Address of the entry in the editor. */
  readonly editor: string;
  /** The language that translated fields are written in, in its own words. */
  readonly language: string;
  /** Drafts can be published from here (docs/rules.md#panel-publishing). */
  readonly canPublish: boolean;
}

/** Width in pixels of a picture to choose. */
const THUMBNAIL = 160;

/**
 * The fields of an entry beside the page, to try out what is not saved (docs/rules.md#entry-panel). The preview's script
 * reads each field by its `data-kind`.
 */
export function EntryPanel({ form, editor, language, canPublish }: EntryPanelProps) {
  const message = useMessage();
  return (
    <aside className="preview-entry" aria-labelledby="preview-entry-title" data-preview-entry={form.id}>
      <div className="preview-entry-head">
        <h2 id="preview-entry-title" tabIndex={-1}>
          {form.title}
        </h2>
        <button type="button" data-preview-close="">
          <Message of="previewClose" />
        </button>
        <p>
          {form.type} · {language} ·{' '}
          <a href={editor} target="_blank" rel="noreferrer">
            <Message of="previewEditEntry" />
          </a>
        </p>
      </div>
      <form className="preview-fields">
        {form.fields.map((field) => (
          <FieldControl key={field.id} field={field} />
        ))}
      </form>
      <p
        className="preview-state"
        role="status"
        data-preview-state=""
        data-slow={message('previewSlow')}
        data-failed={message('previewFailed')}
        data-gone={message('previewGone')}
        data-unsaved={message('previewUnsaved')}
        data-published={message('previewPublishedNow')}
        data-refused={message('previewRefused')}
      />
      <p className="preview-actions">
        {canPublish ? (
          <button type="button" data-preview-publish="">
            <Message of="previewPublish" />
          </button>
        ) : undefined}
        <button type="button" data-preview-discard="">
          <Message of="previewDiscard" />
        </button>
      </p>
    </aside>
  );
}

function FieldControl({ field }: { readonly field: FormField }) {
  if (field.kind === 'pictures') return <Pictures field={field} />;
  if (field.kind === 'links') return <Links field={field} />;
  const id = `preview-field-${field.id}`;
  return (
    <div className="preview-field">
      <label htmlFor={id}>{field.label}</label>
      <Control field={field} facts={{ id, name: field.id, 'data-kind': field.kind }} />
    </div>
  );
}

type ControlField = Exclude<FormField, { readonly kind: 'pictures' | 'links' }>;

interface ControlProps {
  readonly field: ControlField;
  readonly facts: { readonly id: string; readonly name: string; readonly 'data-kind': string };
}

function Control({ field, facts }: ControlProps) {
  switch (field.kind) {
    case 'flag':
      return <input type="checkbox" defaultChecked={field.value} {...facts} />;
    case 'choice':
      return (
        <select defaultValue={field.value} {...facts}>
          <option value="" />
          {field.choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      );
    case 'text':
      return field.isLong ? (
        <textarea rows={4} defaultValue={field.value} {...facts} />
      ) : (
        <input type="text" defaultValue={field.value} {...facts} />
      );
    case 'lines':
      return <textarea rows={3} defaultValue={field.value.join('\n')} {...facts} />;
    case 'richText':
      return (
        <textarea
          rows={8}
          defaultValue={field.value.join('\n')}
          data-raw={JSON.stringify(field.raw ?? null)}
          {...facts}
        />
      );
    case 'number':
      return <input type="number" defaultValue={field.value} {...facts} />;
    case 'date':
      return <input type={dateControl(field.value)} step="1" defaultValue={field.value} {...facts} />;
  }
}

/** The browser's own control for a day or a moment without a zone; with a zone it stays text. */
function dateControl(value: string): 'date' | 'datetime-local' | 'text' {
  if (/^(?:\d{4}-\d{2}-\d{2})?$/.test(value)) return 'date';
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?$/.test(value) ? 'datetime-local' : 'text';
}

function Pictures({ field }: { readonly field: Extract<FormField, { readonly kind: 'pictures' }> }) {
  const [first] = field.value;
  const others = field.choices.filter(({ picture }) => picture.url !== first?.picture.url);
  return (
    <fieldset data-kind="pictures" data-name={field.id} data-raw={JSON.stringify(field.value.map(({ raw }) => raw))}>
      <legend>{field.label}</legend>
      <div className="preview-pictures">
        {(first ? [first, ...others] : others).map((choice) => (
          <PictureOption key={choice.picture.url} name={field.id} choice={choice} isChosen={choice === first} />
        ))}
      </div>
    </fieldset>
  );
}

function PictureOption({
  name,
  choice: { picture, raw },
  isChosen,
}: {
  readonly name: string;
  readonly choice: PictureChoice;
  readonly isChosen: boolean;
}) {
  const context = useAssetContext();
  return (
    <label>
      <input type="radio" name={name} value={JSON.stringify(raw)} defaultChecked={isChosen} />
      <img src={pictureUrl(picture.url, THUMBNAIL, context)} alt={picture.alt || picture.url} loading="lazy" />
    </label>
  );
}

function Links({ field }: { readonly field: Extract<FormField, { readonly kind: 'links' }> }) {
  if (field.value.length === 0) return undefined;
  return (
    <fieldset data-kind="links" data-name={field.id}>
      <legend>{field.label}</legend>
      <ol>
        {field.value.map(({ id, title, type }) => (
          <li key={id} data-link={id}>
            <button type="button" data-preview-open={id} title={type}>
              {title}
            </button>
            {field.value.length > 1 ? <MoveButtons title={title} /> : undefined}
          </li>
        ))}
      </ol>
    </fieldset>
  );
}

function MoveButtons({ title }: { readonly title: string }) {
  const message = useMessage();
  return (
    <>
      <button type="button" data-move="-1" aria-label={message('previewUp', { name: title })}>
        ↑
      </button>
      <button type="button" data-move="1" aria-label={message('previewDown', { name: title })}>
        ↓
      </button>
    </>
  );
}

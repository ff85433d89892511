import type { FormModel } from '../../content/forms/formModel.ts';
import type { FormField, FormOption } from '../../content/forms/formTypes.ts';
import { PHOTO_ACCEPT } from '../../content/forms/photos.ts';
import type { MessageKey } from '../../content/messages/messages.ts';
import { ownValue } from '../../content/ownValue.ts';
import { useTextLang, useVisit } from '../visitContext.tsx';
import { fieldIds } from './fieldIds.ts';

/** One field of a form, with the form's values and errors. */
export interface FieldProps {
  readonly name: string;
  readonly field: FormField;
  readonly form: FormModel;
}

type Choice = Extract<FormField, { kind: 'choice' | 'choices' }>;

/** Returns true for fields that are a group of controls. */
export function isGroup(field: FormField): boolean {
  return field.kind === 'choices' || (field.kind === 'choice' && field.look === 'radio');
}

/** The control of a field, with its typed value, which runs as its script does (docs/rules.md#form-direction). */
export function Control({ name, field, form }: FieldProps) {
  const ids = fieldIds(name);
  const { message } = useVisit();
  const langOf = useTextLang();
  const isWrong = ownValue(form.errors, name) !== undefined;
  const typed = ownValue(form.values, name) ?? [];
  const described = [field.hint && ids.hint, isWrong && ids.error].filter(Boolean).join(' ') || undefined;
  const common = {
    id: ids.control,
    name,
    // A required field that nobody has filled in yet is invalid to browsers; a screen reader would say so.
    'aria-invalid': isWrong,
    'aria-describedby': described,
    required: field.isRequired,
  };
  switch (field.kind) {
    case 'long':
      // No `maxlength`: browsers cut what is pasted, and say nothing. What is too long is called so.
      return (
        <textarea className="input" {...common} dir="auto" defaultValue={typed[0]} autoComplete={field.autoComplete} />
      );
    case 'date':
      return <input className="input" {...common} type="date" defaultValue={typed[0]} max={form.latestDay} />;
    case 'photo':
      return <input className="input" {...common} type="file" accept={PHOTO_ACCEPT} />;
    case 'tick':
      return <input {...common} type="checkbox" value="yes" defaultChecked={typed[0] === 'yes'} />;
    case 'choices':
      return <Boxes name={name} field={field} form={form} type="checkbox" />;
    case 'choice':
      if (field.look === 'radio') return <Boxes name={name} field={field} form={form} type="radio" />;
      return (
        <span className="select">
          <select className="input" {...common} defaultValue={typed[0] ?? ''} autoComplete={field.autoComplete}>
            <option value="">{message('formChoose')}</option>
            {optionsOf(field, form.options, message).map(({ value, text: words, of = '', field: ofField }) => (
              <option key={value} value={value} lang={langOf(of, ofField)}>
                {words}
              </option>
            ))}
          </select>
        </span>
      );
    default:
      return (
        <input
          className="input"
          {...common}
          type={field.kind === 'email' ? 'email' : 'text'}
          dir={field.kind === 'text' ? 'auto' : undefined}
          inputMode={inputModes[field.kind]}
          defaultValue={typed[0]}
          maxLength={field.maxLength}
          autoComplete={field.autoComplete ?? 'off'}
        />
      );
  }
}

/** HTML allows a number without its country code, as `tel-national`, in a text alone. */
const inputModes = { text: undefined, digits: 'numeric', email: undefined, tel: 'tel' } as const;

interface BoxesProps extends FieldProps {
  readonly field: Choice;
  readonly type: 'radio' | 'checkbox';
}

/** A group of boxes; the first has the field's own id, the target of the summary's link. */
function Boxes({ name, field, form, type }: BoxesProps) {
  const { message } = useVisit();
  const langOf = useTextLang();
  const typed = ownValue(form.values, name) ?? [];
  return (
    <div className="choices">
      {optionsOf(field, form.options, message).map(({ value, text, of = '', field: ofField }, index) => (
        <label key={value} className="choice">
          <input
            id={index === 0 ? fieldIds(name).control : undefined}
            type={type}
            name={name}
            value={value}
            defaultChecked={typed.includes(value)}
          />
          <span lang={langOf(of, ofField)}>{text}</span>
        </label>
      ))}
    </div>
  );
}

function optionsOf(
  { from }: Choice,
  lists: FieldProps['form']['options'],
  text: (key: MessageKey) => string,
): readonly FormOption[] {
  if (typeof from === 'string') return lists[from] ?? [];
  return Object.entries(from).map(([value, key]) => ({ value, text: text(key) }));
}

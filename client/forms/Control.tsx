import type { FormField, FormOption } from '../../content/forms/formTypes.ts';
import { PHOTO_ACCEPT } from '../../content/forms/photos.ts';
import { langAttribute, useVisit } from '../visitContext.tsx';
import type { FieldProps } from './Field.tsx';
import { fieldIds } from './fieldIds.ts';
import { formTexts } from './formLanguage.ts';

type Choice = Extract<FormField, { kind: 'choice' | 'choices' }>;

/** Fields that are several controls under one question. */
export function isGroup(field: FormField): boolean {
  return field.kind === 'choices' || (field.kind === 'choice' && field.look === 'radio');
}

/** The control of a field, holding what was typed. */
export function Control({ name, field, form, language }: FieldProps) {
  const visit = useVisit();
  const ids = fieldIds(name);
  const text = formTexts(language);
  const isWrong = form.errors[name] !== undefined;
  const typed = form.values[name] ?? [];
  const described = [field.hint && ids.hint, isWrong && ids.error].filter(Boolean).join(' ') || undefined;
  const common = {
    id: ids.control,
    name,
    'aria-invalid': isWrong || undefined,
    'aria-describedby': described,
    required: field.isRequired,
  };
  switch (field.kind) {
    case 'long':
      return (
        <textarea
          className="input"
          {...common}
          defaultValue={typed[0]}
          maxLength={field.maxLength}
          autoComplete={field.autoComplete}
        />
      );
    case 'date':
      return <input className="input" {...common} type="date" defaultValue={typed[0]} max={form.latestDay} />;
    case 'photo':
      return <input className="input" {...common} type="file" accept={PHOTO_ACCEPT} />;
    case 'tick':
      return <input {...common} type="checkbox" value="yes" defaultChecked={typed[0] === 'yes'} />;
    case 'choices':
      return (
        <Boxes
          name={name}
          id={ids.control}
          type="checkbox"
          typed={typed}
          options={optionsOf(field, form.options, text)}
          lang={langAttribute(visit.language, language)}
        />
      );
    case 'choice':
      if (field.look === 'radio')
        return (
          <Boxes
            name={name}
            id={ids.control}
            type="radio"
            typed={typed}
            options={optionsOf(field, form.options, text)}
            lang={{}}
            isRequired={field.isRequired}
          />
        );
      return (
        <span className="select">
          <select className="input" {...common} defaultValue={typed[0] ?? ''} autoComplete={field.autoComplete}>
            <option value="">{text('formChoose')}</option>
            {optionsOf(field, form.options, text).map(({ value, text: words, isContent }) => (
              <option key={value} value={value} {...(isContent ? langAttribute(visit.language, language) : {})}>
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
          type={inputTypes[field.kind]}
          inputMode={field.kind === 'digits' ? 'numeric' : undefined}
          defaultValue={typed[0]}
          maxLength={field.maxLength}
          autoComplete={field.autoComplete ?? 'off'}
        />
      );
  }
}

const inputTypes = { text: 'text', digits: 'text', email: 'email', tel: 'tel' } as const;

interface BoxesProps {
  readonly name: string;
  readonly id: string;
  readonly type: 'radio' | 'checkbox';
  readonly typed: readonly string[];
  readonly options: readonly FormOption[];
  readonly lang: { readonly lang?: string };
  readonly isRequired?: boolean;
}

/** Several boxes; the first has the field's own id, so that the summary's link leads to it. */
function Boxes({ name, id, type, typed, options, lang, isRequired = false }: BoxesProps) {
  return (
    <div className="choices" {...lang}>
      {options.map(({ value, text }, index) => (
        <label key={value} className="choice">
          <input
            id={index === 0 ? id : undefined}
            type={type}
            name={name}
            value={value}
            defaultChecked={typed.includes(value)}
            required={isRequired}
          />
          <span>{text}</span>
        </label>
      ))}
    </div>
  );
}

function optionsOf(
  { from }: Choice,
  lists: FieldProps['form']['options'],
  text: ReturnType<typeof formTexts>,
): readonly FormOption[] {
  if (typeof from === 'string') return lists[from] ?? [];
  return Object.entries(from).map(([value, key]) => ({ value, text: text(key) }));
}

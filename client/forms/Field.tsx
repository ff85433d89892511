import { errorNumbers } from '../../content/forms/errorLine.ts';
import { hasSpaces } from '../../content/languages.ts';
import { ownValue } from '../../content/ownValue.ts';
import { hook } from '../hooks/hook.ts';
import { useVisit } from '../visitContext.tsx';
import { Control, type FieldProps, isGroup } from './Control.tsx';
import { fieldIds } from './fieldIds.ts';

function spanOf({ isWide, isShort }: FieldProps['field']): string | undefined {
  return isShort ? 'short' : isWide ? undefined : 'half';
}

/** A field: label, hint, control, and its error, which describes the control. */
export function Field(props: FieldProps) {
  const { name, field, form } = props;
  const { language, message } = useVisit();
  const ids = fieldIds(name);
  const error = ownValue(form.errors, name);
  const frame = { className: 'field', ...hook('field', name), 'data-span': spanOf(field) };
  const isNoted = !field.isRequired && field.kind !== 'tick';
  const label = (
    <span {...hook('label')}>
      {/* One text: of a space by itself a browser tells no screen reader. */}
      {message(field.label) + (isNoted && hasSpaces(language) ? ' ' : '')}
      {isNoted ? <span className="field-note">{message('formOptional')}</span> : undefined}
    </span>
  );
  const after = error ? (
    <p className="field-error" id={ids.error}>
      {message(error, errorNumbers(field, ownValue(form.values, name)?.[0]))}
    </p>
  ) : undefined;
  if (field.kind === 'tick') {
    return (
      <div {...frame}>
        <label className="choice" htmlFor={ids.control}>
          <Control {...props} />
          {label}
        </label>
        {after}
      </div>
    );
  }
  const hint = field.hint ? (
    <p className="meta" id={ids.hint}>
      {message(field.hint)}
    </p>
  ) : undefined;
  if (isGroup(field)) {
    return (
      <fieldset
        {...frame}
        {...(field.kind === 'choice' && {
          role: 'radiogroup',
          'aria-required': field.isRequired,
          'aria-invalid': error !== undefined,
        })}
        aria-describedby={error ? ids.error : undefined}
      >
        <legend className="field-label">{label}</legend>
        <Control {...props} />
        {after}
      </fieldset>
    );
  }
  return (
    <div {...frame}>
      <label className="field-label" htmlFor={ids.control}>
        {label}
      </label>
      {hint}
      <Control {...props} />
      {after}
    </div>
  );
}

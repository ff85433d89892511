import { Combobox } from './Combobox.tsx';
import type { SelectProps } from './comboboxState.ts';

/** From this many options on a select can be filtered and cleared (docs/rules.md#long-selects). */
const FILTER_FROM = 7;

/** A select: the browser's own for a few options, a combobox that filters and clears for many (docs/rules.md#long-selects). */
export function FilterSelect(props: SelectProps) {
  const { id, label } = props;
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {props.options.length < FILTER_FROM ? <NativeSelect {...props} /> : <Combobox {...props} />}
    </div>
  );
}

function NativeSelect({ id, options, value, onChange, placeholder }: SelectProps) {
  return (
    <span className="select">
      <select className="input" id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {placeholder === undefined ? undefined : <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}

import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { matchingOptions, type Option } from '../../../content/search/optionSearch.ts';
import { Icon } from '../../parts/Icon.tsx';

interface SelectOption extends Option {
  readonly value: string;
  /** BCP 47 tag where the label is of another language than the page. */
  readonly lang?: string | undefined;
}

interface SelectProps {
  /** Unique on the page; parts of the field derive theirs from it. */
  readonly id: string;
  readonly label: string;
  readonly options: readonly SelectOption[];
  /** Empty where nothing is chosen. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** First row of a native select that may stay empty. */
  readonly placeholder?: string | undefined;
  /** True once the visitor has tried to confirm: then a missing choice is an error. */
  readonly isTried?: boolean;
  readonly texts: Readonly<Record<'clear' | 'showOptions' | 'noMatch' | 'optionUnknown' | 'optionMissing', string>>;
}

/** From this many options on a select can be filtered and cleared (docs/rules.md#long-selects). */
const FILTER_FROM = 7;
/** From this many options on Home and End go to the first and the last one (docs/rules.md#long-selects). */
const ENDS_FROM = 5;

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

/** ARIA APG: editable combobox with list autocomplete, manual selection. */
function Combobox({ id, label, options, value, onChange, placeholder, isTried = false, texts }: SelectProps) {
  const input = useRef<HTMLInputElement>(null);
  const chosen = options.find((option) => option.value === value);
  const [typed, setTyped] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const listedOptions = typed ? matchingOptions(options, typed) : options;
  const activeId = isOpen && listedOptions[active] ? `${id}-${active}` : undefined;
  const problem = isOpen || value ? '' : typed ? texts.optionUnknown : isTried ? texts.optionMissing : '';

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const open = (row = listedOptions.findIndex((option) => option.value === value)): void => {
    setOpen(true);
    setActive(row);
  };
  const close = (): void => {
    setOpen(false);
    setTyped(undefined);
    setActive(-1);
  };
  const pick = (option: SelectOption | undefined): void => {
    if (option) onChange(option.value);
    close();
  };
  /** What was typed is the one option that it means, or none: then it stays to be mended (WCAG 3.3.1). */
  const settle = (): void => {
    const [only, ...furtherOptions] = typed ? listedOptions : [];
    if (only && furtherOptions.length === 0) pick(only);
    else if (!typed) close();
    else {
      onChange('');
      setOpen(false);
      setActive(-1);
    }
  };
  const clear = (): void => {
    onChange('');
    setTyped(undefined);
    input.current?.focus();
    setActive(-1);
    setOpen(true);
  };

  const last = listedOptions.length - 1;
  const isLong = isOpen && listedOptions.length >= ENDS_FROM;

  /** Actions by key; undefined where the text field handles the key. */
  const actionOf = (key: string, isAlt: boolean): (() => void) | undefined => {
    switch (key) {
      case 'ArrowDown':
        if (!isOpen) return () => open(isAlt ? -1 : Math.max(chosen ? listedOptions.indexOf(chosen) : 0, 0));
        return () => setActive(active < last ? active + 1 : 0);
      case 'ArrowUp':
        if (isAlt) return close;
        return isOpen ? () => setActive(active > 0 ? active - 1 : last) : () => open(last);
      case 'Home':
        return isLong ? () => setActive(0) : undefined;
      case 'End':
        return isLong ? () => setActive(last) : undefined;
      case 'Enter':
        if (!isOpen) return undefined;
        return listedOptions[active] ? () => pick(listedOptions[active]) : settle;
      case 'Escape':
        // Escape closes the list first, then clears; only then it closes the dialog around it.
        if (isOpen) return close;
        return value ? clear : undefined;
      default:
        return undefined;
    }
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const action = event.nativeEvent.isComposing ? undefined : actionOf(event.key, event.altKey);
    if (!action) return;
    event.preventDefault();
    action();
  };
  const toggle = (): void => {
    if (isOpen) {
      close();
      return;
    }
    input.current?.focus();
    open();
  };

  // The input keeps the focus during clicks on the list and the button (APG).
  const keepFocus = (event: MouseEvent): void => {
    if (event.target !== input.current) event.preventDefault();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the focus where it is.
    <div className="combobox" onMouseDown={keepFocus}>
      <input
        ref={input}
        className="input"
        id={id}
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-activedescendant={activeId}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-error` : undefined}
        placeholder={placeholder}
        lang={typed === undefined ? chosen?.lang : undefined}
        value={typed ?? chosen?.label ?? ''}
        onClick={(event) => {
          // The next key replaces the choice.
          if (typed === undefined) event.currentTarget.select();
          open();
        }}
        onBlur={settle}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setTyped(event.target.value);
          setOpen(true);
          setActive(event.target.value ? 0 : -1);
        }}
      />
      {value || typed ? (
        <button className="icon-button combobox-button" type="button" onClick={clear}>
          <Icon of="close" />
          <span className="visually-hidden">
            {texts.clear}: {label}
          </span>
        </button>
      ) : (
        <button
          className="icon-button combobox-button"
          type="button"
          tabIndex={-1}
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          onClick={toggle}
        >
          <Icon of="down" />
          <span className="visually-hidden">{texts.showOptions}</span>
        </button>
      )}
      <div
        className="combobox-list"
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        hidden={!isOpen || listedOptions.length === 0}
      >
        {listedOptions.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys and keeps the focus (APG).
          <div
            key={option.value}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={option.value === value}
            data-active={index === active ? '' : undefined}
            lang={option.lang}
            onClick={() => pick(option)}
          >
            {option.label}
          </div>
        ))}
      </div>
      <p className="combobox-list" role="status" hidden={!isOpen || listedOptions.length > 0}>
        {texts.noMatch}
      </p>
      <p className="field-error" id={`${id}-error`} role="alert" hidden={!problem}>
        {problem.replace('{text}', () => typed ?? '')}
      </p>
    </div>
  );
}

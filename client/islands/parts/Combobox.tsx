import type { KeyboardEvent, MouseEvent } from 'react';
import { isComposingKey } from '../../browserState/composing.ts';
import { Icon } from '../../parts/Icon.tsx';
import '../../styles/islands/combobox.css';
import { keyAction } from './comboboxKeys.ts';
import { type ComboboxState, rowId, type SelectProps, useCombobox } from './comboboxState.ts';

/** ARIA APG: editable combobox with list autocomplete, manual selection. */
export function Combobox(props: SelectProps) {
  const { id, value, isTried = false, text } = props;
  const box = useCombobox(props);
  const { typed, isOpen, listedOptions } = box;
  const problem = isOpen || value ? '' : typed ? text('optionUnknown') : isTried ? text('optionMissing') : '';
  // The input keeps the focus during clicks on the list and the button (APG).
  const keepFocus = (event: MouseEvent): void => {
    if (event.target !== box.input.current) event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the focus where it is.
    <div className="combobox" onMouseDown={keepFocus}>
      <TextField {...props} box={box} isWrong={problem !== ''} />
      <ComboboxButton {...props} box={box} />
      <Options {...props} box={box} />
      <div role="status">
        {isOpen && listedOptions.length === 0 ? <p className="combobox-list">{text('noMatch')}</p> : undefined}
      </div>
      <p className="field-error" id={`${id}-error`} role="alert" hidden={!problem}>
        {problem.replace('{text}', () => typed ?? '')}
      </p>
    </div>
  );
}

interface PartProps extends SelectProps {
  readonly box: ComboboxState;
}

function TextField({ id, placeholder, box, isWrong }: PartProps & { readonly isWrong: boolean }) {
  const { input, typed, chosen, isOpen, listedOptions, active } = box;
  const onKeyDown = (event: KeyboardEvent): void => {
    const action = isComposingKey(event.nativeEvent) ? undefined : keyAction(box, event.key, event.altKey);
    if (!action) return;
    event.preventDefault();
    action();
  };
  return (
    <input
      ref={input}
      className="input"
      id={id}
      role="combobox"
      autoComplete="off"
      aria-autocomplete="list"
      aria-expanded={isOpen}
      aria-controls={`${id}-list`}
      aria-activedescendant={isOpen && listedOptions[active] ? rowId(id, active) : undefined}
      aria-invalid={isWrong ? true : undefined}
      aria-describedby={isWrong ? `${id}-error` : undefined}
      placeholder={placeholder}
      lang={typed === undefined ? chosen?.lang : undefined}
      value={typed ?? chosen?.label ?? ''}
      onClick={(event) => {
        // The next key replaces the choice.
        if (typed === undefined) event.currentTarget.select();
        box.open();
      }}
      onBlur={box.settle}
      onKeyDown={onKeyDown}
      onChange={(event) => box.type(event.target.value)}
    />
  );
}

/** Clears what is chosen or typed; without either it shows the options. */
function ComboboxButton({ id, label, value, text, box }: PartProps) {
  const { input, typed, isOpen, open, close, clear } = box;
  const toggle = (): void => {
    if (isOpen) {
      close();
      return;
    }
    input.current?.focus();
    open();
  };
  const clearAndOpen = (): void => {
    clear();
    input.current?.focus();
    open(-1);
  };
  return value || typed ? (
    <button className="icon-button combobox-button" type="button" onClick={clearAndOpen}>
      <Icon of="close" />
      <span className="visually-hidden">
        {text('clear')}: {label}
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
      <span className="visually-hidden">{text('showOptions')}</span>
    </button>
  );
}

function Options({ id, label, value, box }: PartProps) {
  const { isOpen, listedOptions, active, pick } = box;
  return (
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
          id={rowId(id, index)}
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
  );
}

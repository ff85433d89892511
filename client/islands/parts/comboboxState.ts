import { useEffect, useRef, useState } from 'react';
import type { IslandTexts } from '../../../content/messages/islandMessages.ts';
import { matchingOptions, type Option } from '../../../content/search/optionSearch.ts';

interface SelectOption extends Option {
  readonly value: string;
  /** BCP 47 tag where the label is of another language than the page. */
  readonly lang?: string | undefined;
}

/** A field with options to choose from. */
export interface SelectProps {
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
  readonly text: IslandTexts;
}

export type ComboboxState = ReturnType<typeof useCombobox>;

/** A combobox as it is now, with what visitors can do with it. */
export function useCombobox({ id, options, value, onChange }: SelectProps) {
  const input = useRef<HTMLInputElement>(null);
  /** Undefined until the visitor types. */
  const [typed, setTyped] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  /** The row that Enter chooses; -1 for none. */
  const [active, activate] = useState(-1);
  const listedOptions = typed ? matchingOptions(options, typed) : options;
  const activeId = isOpen && listedOptions[active] ? rowId(id, active) : undefined;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const show = (row: number): void => {
    setOpen(true);
    activate(row);
  };
  const close = (): void => {
    setOpen(false);
    setTyped(undefined);
  };
  const pick = (option: SelectOption | undefined): void => {
    if (option) onChange(option.value);
    close();
  };
  return {
    ...{ input, value, typed, isOpen, listedOptions, active, activate, close, pick },
    chosen: options.find((option) => option.value === value),
    /** Opens the list with a row active; by itself, the chosen one. */
    open: (row = listedOptions.findIndex((option) => option.value === value)) => show(row),
    type: (text: string): void => {
      setTyped(text);
      show(text ? 0 : -1);
    },
    /** Takes what was typed for the one option that it means; otherwise it stays to be mended (WCAG 3.3.1). */
    settle: (): void => {
      const [only, ...furtherOptions] = typed ? listedOptions : [];
      if (only && furtherOptions.length === 0) pick(only);
      else if (!typed) close();
      else {
        onChange('');
        setOpen(false);
      }
    },
    clear: (): void => {
      onChange('');
      setTyped(undefined);
    },
  };
}

/** The id of a row of the list. */
export function rowId(id: string, row: number): string {
  return `${id}-${row}`;
}

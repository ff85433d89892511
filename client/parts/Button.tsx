import type { ComponentProps } from 'react';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'link';

interface ButtonLook {
  readonly kind: ButtonKind;
  readonly text: string;
}

/** A button with its text. */
export function Button({ kind, text, type, ...attributes }: ButtonLook & ComponentProps<'button'>) {
  return (
    <button className="button" data-kind={kind} type={type} {...attributes}>
      {text}
    </button>
  );
}

/** A link that looks like a button; `children` follow its text. */
export function ButtonLink({ kind, text, children, ...attributes }: ButtonLook & ComponentProps<'a'>) {
  return (
    <a className="button" data-kind={kind} {...attributes}>
      {text}
      {children}
    </a>
  );
}

import type { ComponentProps, ReactNode } from 'react';

interface IconButtonProps extends ComponentProps<'button'> {
  readonly icon: ReactNode;
  readonly name: string;
}

/** A button that shows a drawing and says its name to screen readers alone. */
export function IconButton({ icon, name, className = '', ...attributes }: IconButtonProps) {
  return (
    <button className={`icon-button ${className}`.trim()} type="button" {...attributes}>
      {icon}
      <span className="visually-hidden">{name}</span>
    </button>
  );
}

import type { ReactNode } from 'react';

/** An element's content: HTML that is already rendered, or children. */
export function markup(
  html: string | undefined,
  children: ReactNode,
): { readonly dangerouslySetInnerHTML: { readonly __html: string } } | { readonly children: ReactNode } {
  return html === undefined ? { children } : { dangerouslySetInnerHTML: { __html: html } };
}

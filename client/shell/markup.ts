import type { ReactNode } from 'react';

/** What stands in an element: HTML that was rendered already, or what is rendered now. */
export function markup(
  html: string | undefined,
  children: ReactNode,
): { readonly dangerouslySetInnerHTML: { readonly __html: string } } | { readonly children: ReactNode } {
  return html === undefined ? { children } : { dangerouslySetInnerHTML: { __html: html } };
}

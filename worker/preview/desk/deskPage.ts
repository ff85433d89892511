import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { AppEnv } from '../../appEnv.ts';
import { PREVIEW_FLAG } from '../previewAccess.ts';

/** Markup of `hono/html`: values in it are escaped. */
export type Markup = ReturnType<typeof html>;

/**
 * A page for editors: plain HTML in the site's own styles, which needs no script, in English as the editor is. Only a preview
 * opens it; anybody else gets 404 (docs/rules.md#desk-access).
 */
export function deskPage(
  c: Context<AppEnv>,
  title: string,
  body: Markup,
  { status = 200, script }: { readonly status?: ContentfulStatusCode; readonly script?: string } = {},
) {
  const { styles, previewStyles } = c.var.world.clientFiles;
  const nonce = c.get('secureHeadersNonce') ?? '';
  const links = [...styles, ...previewStyles].map(
    (file) => html`<link rel="stylesheet" href="${file}" nonce="${nonce}">`,
  );
  return c.html(
    html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title>${links}${script === undefined ? '' : html`<script type="module" src="${script}" nonce="${nonce}"></script>`}</head><body class="desk">${body}</body></html>`,
    status,
  );
}

/** The flag in the address that keeps the preview open where the editor's frame allows no cookie; undefined without one. */
export function previewFlag(c: Context<AppEnv>): string | undefined {
  return c.req.query(PREVIEW_FLAG) || undefined;
}

/** An address with a query; empty and undefined values are left out. */
export function hrefOf(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const filledParameters = Object.entries(query).flatMap(([name, value]): [string, string][] =>
    value ? [[name, value]] : [],
  );
  return filledParameters.length > 0 ? `${path}?${new URLSearchParams(filledParameters)}` : path;
}

/** A choice of a form that is sent by GET. */
export function selectField(
  name: string,
  label: string,
  options: readonly (readonly [value: string, text: string])[],
  chosen: string | undefined,
): Markup {
  return html`<label>${label} <select name="${name}">${[['', 'all'] as const, ...options].map(
    ([value, text]) => html`<option value="${value}"${value === (chosen ?? '') && raw(' selected')}>${text}</option>`,
  )}</select></label>`;
}

/** The field of a form that keeps the preview open; see `previewFlag`. */
export function flagField(flag: string | undefined): Markup {
  return flag ? html`<input type="hidden" name="${PREVIEW_FLAG}" value="${flag}">` : html``;
}

/** A table that scrolls by itself, also by keyboard. */
export function tableHtml(
  label: string,
  head: readonly string[],
  rows: readonly Markup[],
  caption?: Markup | string,
): Markup {
  return html`<div class="desk-scroll" tabindex="0" role="region" aria-label="${label}"><table>${caption && html`<caption>${caption}</caption>`}<thead><tr>${head.map((text) => html`<th scope="col">${text}</th>`)}</tr></thead><tbody>${rows}</tbody></table></div>`;
}

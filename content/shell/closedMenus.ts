/** The Trusted Types policy that makes markup of the page's own closed menus (docs/rules.md#closed-menus). */
export const CLOSED_MENUS_POLICY = 'closed-menus';

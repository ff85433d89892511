/**
 * The Trusted Types policy that makes markup of the page's own closed menus (docs/rules.md#closed-menus). A file of its own,
 * since it is in every first load, which imports nothing that other scripts import.
 */
export const CLOSED_MENUS_POLICY = 'closed-menus';

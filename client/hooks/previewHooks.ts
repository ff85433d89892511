import type { Mark, Text } from './carried.ts';

/** Hooks of the preview and of the editors' desk. */
export interface PreviewHooks {
  // What an element shows, as the content service's live preview names it.
  'contentful-entry-id': Text;
  'contentful-field-id': Text;
  'contentful-locale': Text;
  'contentful-section-id': Text;
  'contentful-section-type': Text;
  plate: Text;
  // How cards stand in their section.
  arrangement: Text;

  // The bar.
  edit: Text;
  'edit-field': Text;
  editor: Text;
  failed: Text;
  gone: Text;
  locale: Text;
  named: Readonly<Record<string, string>>;
  'preview-edit': Mark;
  'preview-lines': Mark;
  'preview-list': Text;
  'preview-main': Text;
  'preview-receipt': Mark;
  'preview-state': Mark;
  'preview-tools': Mark;
  slow: Text;
  untranslated: Text;

  // What the scripts set, for styles.
  'preview-hit': Mark;
  'preview-side': Mark;
  previewing: Mark;

  // The desk.
  'side-by-side': Mark;
}

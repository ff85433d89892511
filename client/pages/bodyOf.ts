import type { PageBody, PageView } from '../../content/pageModel.ts';

/** What one view shows. */
export type BodyOf<View extends PageView> = Extract<PageBody, { readonly view: View }>;

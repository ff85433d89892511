import { pagePath } from '../../content/pages.ts';
import { useVisit } from '../visitContext.tsx';
import { LinkButton } from './Cta.tsx';

/** The way to one's own day before a departure (docs/rules.md#my-visit). */
export function MyVisitLink() {
  const { message } = useVisit();
  return <LinkButton target={{ kind: 'page', path: pagePath('myVisit') }} text={message('showMyVisit')} kind="link" />;
}

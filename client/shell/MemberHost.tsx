import { pageHref } from '../../content/visit.ts';
import { MemberPanel, type MemberPanelProps } from '../islands/MemberPanel.tsx';
import { useVisit } from '../visitContext.tsx';

/** The member panel with what it has to know; it stays empty until a member reaches for it. */
export function MemberHost({ place }: Pick<MemberPanelProps, 'place'>) {
  const visit = useVisit();
  return (
    <MemberPanel
      place={place}
      language={visit.language}
      base={pageHref({ ...visit, tree: 'desktop', carriedQuery: '' }, [])}
    />
  );
}

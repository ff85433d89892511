import { desktopHref } from '../../content/address/visit.ts';
import { MemberPanel, type MemberPanelProps } from '../islands/MemberPanel.tsx';
import { useVisit } from '../visitContext.tsx';

/** The member panel's island with its props; it is empty until a member opens it. */
export function MemberHost({ place }: Pick<MemberPanelProps, 'place'>) {
  const visit = useVisit();
  return <MemberPanel place={place} language={visit.language} base={desktopHref(visit, [])} />;
}

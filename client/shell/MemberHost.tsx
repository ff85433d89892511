import { pageHref } from '../../content/visit.ts';
import { MemberPanel, type MemberPanelProps, memberTexts } from '../islands/MemberPanel.tsx';
import { useMessage, useVisit } from '../visitContext.tsx';

/** The member panel with what it has to know; it stays empty until a member reaches for it. */
export function MemberHost({ place }: Pick<MemberPanelProps, 'place'>) {
  const visit = useVisit();
  const message = useMessage();
  return (
    <MemberPanel
      place={place}
      language={visit.language}
      base={pageHref({ ...visit, tree: 'desktop', carriedQuery: '' }, [])}
      tiers={{
        ambassador: message('tierAmbassador'),
        silver: message('tierSilver'),
        gold: message('tierGold'),
        platinum: message('tierPlatinum'),
        diamond: message('tierDiamond'),
      }}
      texts={Object.assign({}, ...memberTexts.map((key) => ({ [key]: message(key) })))}
    />
  );
}

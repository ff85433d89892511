import { Heading } from '../parts/Heading.tsx';
import { List } from '../parts/List.tsx';
import { SectionHead } from '../parts/SectionHead.tsx';
import { useTextLang } from '../visitContext.tsx';
import { innerLevel, type SectionProps, type SectionRow } from './section.ts';

/** The tiers of the loyalty programme, lowest first, each with its benefits (docs/rules.md#member-tiers). */
function LoyaltyBenefits({ entry, level }: SectionProps<'loyaltyBenefitSummary'>) {
  const langOf = useTextLang();
  return (
    <section className="section" data-tone="bone">
      <div className="page">
        <SectionHead heading={entry} level={level} />
        <ol className="tiers">
          {entry.tiers.map((tier) => (
            <li key={tier.id} className="tier">
              <Heading level={innerLevel(entry, level)} of={tier.id} text={tier.title} />
              {tier.threshold ? (
                <p className="meta" lang={langOf(tier.id, 'threshold')}>
                  {tier.threshold}
                </p>
              ) : undefined}
              <List className="tier-benefits" lang={langOf(tier.id, 'benefits')} of={tier.benefits}>
                {(benefit) => benefit}
              </List>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

export const loyaltyBenefitSummary: SectionRow<'loyaltyBenefitSummary'> = {
  isWordsOnly: true,
  hasContent: ({ tiers }) => tiers.length > 0,
  View: LoyaltyBenefits,
};

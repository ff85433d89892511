import { linkTarget } from '../../content/address/linkTarget.ts';
import {
  categorySegment,
  groupings,
  type ListingChoice,
  listingHref,
  plainChoice,
} from '../../content/address/listingAddress.ts';
import { pageHref } from '../../content/address/visit.ts';
import type { BrandGroup } from '../../content/brands/brandIndex.ts';
import { titleOf } from '../../content/cards/cards.ts';
import type { MessageKey } from '../../content/messages/messages.ts';
import { pagePath } from '../../content/pages.ts';
import { BidiText } from '../parts/BidiText.tsx';
import { List } from '../parts/List.tsx';
import { TargetLink } from '../parts/TargetLink.tsx';
import { Spoken, useTextLang, useVisit } from '../visitContext.tsx';

const groupingNames = { name: 'byName', floor: 'byFloor', category: 'byCategory' } as const satisfies Record<
  ListingChoice['by'],
  MessageKey
>;

interface BrandIndexProps {
  readonly groups: readonly BrandGroup[];
  readonly choice: ListingChoice;
}

/**
 * Every brand of the city by initial, floor or category, as plain links (docs/rules.md#brand-index). In the phones' tree it is
 * folded, so that the pictures come soon.
 */
export function BrandIndex({ groups, choice }: BrandIndexProps) {
  const visit = useVisit();
  if (groups.length === 0) return undefined;
  const title = <h2 id="brands-title">{visit.message('brandIndex')}</h2>;
  return visit.tree === 'mobile' ? (
    <details className="disclosure" open={choice.by !== 'name'}>
      <summary className="disclosure-title">{title}</summary>
      <div className="disclosure-body brand-index" id="brands">
        <Groupings choice={choice} />
        <Groups groups={groups} choice={choice} />
      </div>
    </details>
  ) : (
    <section className="brand-index" id="brands" aria-labelledby="brands-title">
      <div className="section-head">
        {title}
        <Groupings choice={choice} />
      </div>
      <Groups groups={groups} choice={choice} />
    </section>
  );
}

/** By what the brands are grouped; a link opens the folded index, too. */
function Groupings({ choice }: Pick<BrandIndexProps, 'choice'>) {
  const visit = useVisit();
  return (
    <List className="text-links" of={groupings}>
      {(by) => (
        <a
          className="text-link"
          href={`${listingHref(visit, 'brand', { ...plainChoice, by })}#brands`}
          aria-current={choice.by === by ? 'true' : undefined}
          rel="nofollow"
        >
          {visit.message(groupingNames[by])}
        </a>
      )}
    </List>
  );
}

/** The initials in a row, then the brands of each group. */
function Groups({ groups, choice }: BrandIndexProps) {
  const { message } = useVisit();
  return (
    <>
      {choice.by === 'name' ? (
        <nav aria-label={message('brandIndex')}>
          <List className="brand-initials" of={groups}>
            {({ key, title }) => (
              <a className="display" data-size="4" href={`#brands-${encodeURIComponent(key)}`}>
                {title}
              </a>
            )}
          </List>
        </nav>
      ) : undefined}
      <ul className="brand-groups" data-by={choice.by}>
        {groups.map((group) => (
          <li key={group.key} id={`brands-${group.key}`}>
            <h3 className={choice.by === 'name' ? 'brand-initial' : 'brand-initial eyebrow'}>
              <GroupTitle group={group} />
            </h3>
            <BrandNames brands={group.brands} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** A floor leads to its plan, a category to its listing; an initial is only read. */
function GroupTitle({ group: { title, floor, category } }: { readonly group: BrandGroup }) {
  const visit = useVisit();
  if (floor) {
    const path = pagePath('storeDetail', { id: floor.store.slug });
    return (
      <a className="quiet-link" href={`${pageHref(visit, path)}#${floor.anchor}`}>
        {title}
      </a>
    );
  }
  if (category) {
    const href = listingHref(visit, 'brand', { ...plainChoice, category: categorySegment(category) });
    return (
      <a className="quiet-link" href={href}>
        <Spoken {...titleOf(category)} />
      </a>
    );
  }
  return title === '' ? visit.message('elsewhereInStore') : title;
}

/** Brands by name, each with what its group does not say. */
function BrandNames({ brands }: Pick<BrandGroup, 'brands'>) {
  const visit = useVisit();
  const langOf = useTextLang();
  return (
    <List className="brand-lines" of={brands}>
      {({ entry, name, note }) => (
        <TargetLink className="brand-line" target={linkTarget({ internalLink: entry }, visit)}>
          <span className="display" data-size="4" lang={langOf(entry.id)}>
            <BidiText text={name} />
          </span>
          {note.text ? (
            <span className="meta">
              <Spoken {...note} />
            </span>
          ) : undefined}
        </TargetLink>
      )}
    </List>
  );
}

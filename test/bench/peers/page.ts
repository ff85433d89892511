/**
 * The home page as the peers read it from KV: one JSON value, already put together. Titles, dates, addresses and states
 * are settled, so that a peer has nothing to do but to parse it and to write HTML; our own worker settles them itself.
 */
export interface HomePage {
  readonly language: string;
  readonly city: string;
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly alternates: readonly { readonly language: string; readonly url: string }[];
  readonly structuredData: readonly string[];
  readonly image: string;
  /** Interface texts by name. */
  readonly texts: Readonly<Record<string, string>>;
  readonly announcements: readonly Announcement[];
  readonly notices: readonly Notice[];
  readonly header: {
    readonly home: string;
    readonly logo: Picture | null;
    readonly planYourVisit: string;
    readonly search: string;
    readonly account: readonly Link[];
    readonly languages: readonly { readonly language: string; readonly name: string; readonly href: string }[];
    readonly destinations: string;
  };
  readonly menu: readonly MenuItem[];
  readonly sections: readonly Section[];
  readonly footer: {
    readonly logo: Picture | null;
    readonly description: string;
    readonly buttons: readonly Link[];
    readonly social: readonly (Link & { readonly icon: Picture | null; readonly popup: Picture | null })[];
    readonly sections: readonly { readonly id: string; readonly topic: string; readonly links: readonly Link[] }[];
    readonly legal: readonly Link[];
  };
  readonly islands: {
    readonly picker: {
      readonly city: string;
      readonly language: string;
      readonly places: readonly { readonly city: string; readonly name: string; readonly hasShop: boolean }[];
      readonly texts: Readonly<Record<string, string>>;
    };
    readonly member: {
      readonly language: string;
      readonly base: string;
      readonly texts: Readonly<Record<string, string>>;
    };
    readonly search: {
      readonly action: string;
      readonly endpoint: string;
      readonly texts: Readonly<Record<string, string>>;
    };
  };
}

export interface Picture {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly color: string;
}

/** A link; without an address it is plain text. */
export interface Link {
  readonly id: string;
  readonly text: string;
  readonly href: string | null;
  readonly isOutbound: boolean;
  readonly spoken: string;
  readonly kind: string;
}

export interface Announcement {
  readonly id: string;
  readonly html: string;
  readonly href: string | null;
}

export interface Notice {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly buttons: readonly Link[];
}

export interface MenuItem {
  readonly link: Link;
  readonly spokenOnPhones: string;
  readonly columns: readonly { readonly link: Link; readonly links: readonly Link[] }[];
  readonly arrangement: string;
  readonly pictureColumns: number;
  readonly banners: readonly {
    readonly link: Link;
    readonly description: string;
    readonly picture: Picture | null;
    readonly ratio: string;
  }[];
}

export interface Card {
  readonly id: string;
  readonly contentType: string;
  readonly variant: string;
  readonly span: string;
  readonly ratio: string;
  readonly sizes: string;
  readonly eyebrow: string;
  readonly title: string;
  readonly description: string;
  readonly picture: Picture | null;
  readonly href: string | null;
  readonly meta: readonly string[];
  readonly labels: readonly string[];
  readonly state: { readonly name: string; readonly text: string } | null;
  readonly action: Link | null;
}

export interface Hero {
  readonly id: string;
  readonly layout: string;
  readonly align: string;
  readonly shade: string;
  readonly tone: string;
  readonly titleSize: string;
  readonly eyebrow: string;
  readonly title: string;
  readonly description: string;
  readonly picture: Picture | null;
  readonly video: string | null;
  readonly videoName: string;
  readonly buttons: readonly Link[];
}

export interface Heading {
  readonly eyebrow: string;
  readonly title: string;
  readonly description: string;
  readonly link: Link | null;
}

export type Section = { readonly id: string } & (
  | { readonly kind: 'carousel'; readonly title: string; readonly heroes: readonly Hero[] }
  | {
      readonly kind: 'text';
      readonly heading: Heading;
      readonly align: string;
      readonly size: string;
      readonly html: string;
      readonly buttons: readonly Link[];
    }
  | {
      readonly kind: 'visit';
      readonly heading: Heading;
      readonly picture: Picture | null;
      readonly hours: readonly string[];
      readonly address: string;
      readonly buttons: readonly Link[];
    }
  | {
      readonly kind: 'cards';
      readonly heading: Heading;
      readonly tone: string | null;
      /** Class names and arrangement of the list. */
      readonly list: string;
      readonly arrangement: string | null;
      readonly cards: readonly Card[];
    }
  | {
      readonly kind: 'banner';
      readonly ratio: string;
      readonly align: string;
      readonly titleSize: string;
      readonly heading: Heading;
      readonly href: string | null;
      readonly picture: Picture | null;
      readonly buttons: readonly Link[];
    }
  | {
      readonly kind: 'signature';
      readonly heading: Heading;
      /** The drawing, ready as markup. */
      readonly drawing: string;
      readonly lines: readonly { readonly mark: string; readonly link: Link }[];
    }
  | {
      readonly kind: 'tiers';
      readonly heading: Heading;
      readonly tiers: readonly {
        readonly id: string;
        readonly title: string;
        readonly threshold: string;
        readonly benefits: readonly string[];
      }[];
    }
);

import { entry, type Seed } from '../../seed.ts';

/** Addresses of an earlier Sydney site that still stand in printed guides. */
export const redirects: readonly Seed[] = [
  entry('redirect', 'syd-redirect-happenings', { title: 'Happenings of the earlier site', source: '/happenings', match: 'prefix', isPermanent: true, externalLink: '/sydney/what-is-happening/event' }),
  entry('redirect', 'syd-redirect-find-us', { title: 'Find us, in the visitor guide', source: '/find-us', match: 'exact', isPermanent: false, externalLink: '/sydney/stores/listing' }),
];

import { entry, type SeedGroup } from '../../seed.ts';

/** Addresses of an earlier Sydney site that still stand in printed guides. */
export const sydneyRedirects: SeedGroup = {
  tag: 'sydney',
  seeds: [
    entry('redirect', 'syd-redirect-happenings', { title: 'Happenings of the earlier site', source: '/happenings', match: 'prefix', isPermanent: true, externalLink: '/sydney/what-is-happening/event' }),
    entry('redirect', 'syd-redirect-find-us', { title: 'Find us, in the visitor guide', source: '/find-us', match: 'exact', isPermanent: false, externalLink: '/sydney/stores/listing' }),
  ],
};

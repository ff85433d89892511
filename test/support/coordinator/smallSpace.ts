const LONG_AGO = '2026-01-01T00:00:00.000Z';
const link = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } });
const published = (id: string) => ({ id, createdAt: LONG_AGO, updatedAt: LONG_AGO, publishedVersion: 1 });

/** A space of 130 events of one city and a picture. */
export const smallSpace = {
  contentTypes: [
    {
      sys: { id: 'event' },
      name: 'Event',
      displayField: 'title',
      fields: [{ id: 'title', name: 'Title', type: 'Symbol', localized: true }],
    },
  ],
  tags: [{ name: 'sydney', sys: { id: 'sydney', visibility: 'public' } }],
  locales: [{ code: 'en-US', name: 'English', default: true, fallbackCode: null }],
  entries: Array.from({ length: 130 }, (_, index) => ({
    sys: { ...published(`e${index}`), contentType: link('ContentType', 'event') },
    metadata: { tags: [link('Tag', 'sydney')] },
    fields: { title: { 'en-US': `Event ${index}` } },
  })),
  assets: [
    {
      sys: published('picture'),
      metadata: { tags: [] },
      fields: {
        file: {
          'en-US': {
            url: '//assets.meridian.example/x.webp',
            fileName: 'x.webp',
            contentType: 'image/webp',
            details: { size: 1 },
          },
        },
      },
    },
  ],
};

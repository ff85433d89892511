import { entry, type Seed } from '../../seed.ts';
import { portego } from './places.ts';

/** Art in the Venice gallery. */
export const art: readonly Seed[] = [
  entry('artCulture', 'venice-art-reflections', {
    title: { it: 'Riflessi, sopra la corte', en: 'Reflections over the court', cn: '《倒影》，中庭之上' },
    slug: 'reflections',
    category: ['cat-installation'],
    media: ['art-mobile'],
    isFeatured: true,
    location: { it: 'Corte, tutti i piani', en: 'Court, seen from every floor', cn: '中庭，各层可见' },
    artist: { it: 'Una maestra vetraia di Murano', en: 'A glassmaker from Murano', cn: '穆拉诺的一位玻璃工匠' },
    description: {
      it: 'Dischi di vetro e ottone che l’aria del rio fa girare: le loro ombre passano sui muri come barche.',
      en: 'Discs of glass and brass turned by the air off the canal; their shadows pass along the walls like boats.',
      cn: '玻璃与黄铜圆片随河风轻转，影子掠过墙面，如船经过。',
    },
    body: {
      it: 'Il cobalto è lo stesso che si usava per le perle destinate ai mercati lontani. Fermatevi sul ballatoio del secondo piano verso mezzogiorno, quando ombra e disco si toccano.',
      en: 'The cobalt is that of the beads once made for distant markets. Stand on the second-floor gallery towards noon, when shadow and disc meet.',
      cn: '所用钴蓝，正是昔日远销各方的琉璃珠之色。正午前后立于三层回廊，可见影与片相触。',
    },
  }),
  entry('artCulture', 'venice-art-knot', {
    title: { it: 'Nodo di forcola', en: 'Forcola knot', cn: '桨架之结' },
    slug: 'forcola-knot',
    category: ['cat-sculpture'],
    media: ['art-sculpture'],
    location: portego,
    artist: { it: 'Uno scultore di Cannaregio', en: 'A sculptor from Cannaregio', cn: '卡纳雷吉欧区的一位雕塑家' },
    description: {
      it: 'Dalla forcola, il legno su cui appoggia il remo, nasce una forma che gira su se stessa e regge una sfera di bronzo.',
      en: 'The forcola, the carved rest that holds a gondola’s oar, becomes a form that turns upon itself and carries a bronze sphere.',
      cn: '贡多拉桨架（forcola）化为一道回旋的形体，托起一枚铜球。',
    },
    body: {
      it: 'Una vera forcola ha otto appoggi per il remo, uno per ogni manovra. Qui ne sono rimasti tre: provate a indovinare quali.',
      en: 'A true forcola offers the oar some eight positions, one for each manoeuvre. Three of them are left here; guess which.',
      cn: '真正的桨架约有八个支点，各应一种划法。此处只留其三，您猜是哪几个？',
    },
  }),
];

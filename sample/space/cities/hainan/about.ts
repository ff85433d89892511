import { entry, type Seed } from '../../seed.ts';

const house = { cn: '海南馆', en: 'The Hainan house' };

/** The pages about the house in Hainan: its heritage and its architecture. */
export const about: readonly Seed[] = [
  entry('aboutTheStore', 'hainan-about-heritage', {
    title: { cn: '传承', en: 'Our heritage' },
    slug: 'heritage',
    eyebrow: house,
    layout: 'G',
    media: ['dusk-hainan'],
    description: { cn: '归侨带回的骑楼，海风吹旧的花窗：一座新馆如何向老街学习。', en: 'Arcades brought home by those who had gone to sea, and windows worn by salt wind: what a new house learned from old streets.' },
    body: {
      cn: '海口的骑楼，多由下南洋归来的侨商所建：楼上住家，楼下开铺，行人走在廊下，不怕日晒雨淋。\n\n## 我们学到的\n\n把阴凉留给每一位路人。本馆临街的长廊整夜不闭，檐下长凳，不购物也可坐。',
      en: 'Many of Haikou’s arcades were built by merchants who had come home from Southeast Asia: families above, shops below, and a covered way for whoever passed.\n\n## What we learned\n\nShade belongs to everyone. Our street arcade stays open all night, and its benches are free to all.',
    },
  }),
  entry('aboutTheStore', 'hainan-about-architecture', {
    title: { cn: '建筑', en: 'The architecture' },
    slug: 'architecture',
    eyebrow: house,
    layout: 'D',
    media: ['door-hainan'],
    description: { cn: '白色贝壳天幕、火山石墙与深深的骑楼：为台风、骄阳与海风而建。', en: 'A white shell canopy, walls of volcanic stone and deep arcades: a building made for typhoons, strong sun and sea wind.' },
    body: {
      cn: '墙基取用海口羊山地区的火山石，多孔而阴凉，雨后缓缓吐出水汽。天幕如贝，四十八根细柱撑起，台风来时可泄风。\n\n正午时分，旋梯上方的圆窗正对太阳；每年有两天，日光笔直落到梯底。',
      en: 'The lower walls are volcanic stone from Yangshan near Haikou, porous and cool; after rain they slowly give back the damp. Forty-eight slim columns carry the canopy, which lets a typhoon through.\n\nHaikou lies within the tropics: on two days a year the noon sun falls straight down the stair.',
    },
  }),
];

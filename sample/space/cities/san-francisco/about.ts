import { entry, type Seed } from '../../seed.ts';

/** The pages about the house in San Francisco: its heritage and its architecture. */
export const about: readonly Seed[] = [
  entry('aboutTheStore', 'san-francisco-about-heritage', {
    title: { en: 'Heritage', cn: '传承' },
    slug: 'heritage',
    eyebrow: { en: 'About the store', cn: '关于本馆' },
    description: {
      en: 'This airfield opened on pasture beside the bay in 1927. Seen from the air, the salt ponds still turn pink and rust.',
      cn: '1927 年，机场在海湾畔的牧草地上启用。自空中俯瞰，盐田至今泛着粉与锈红。',
    },
    media: ['dusk-san-francisco'],
    layout: 'C',
    size: 'Size 2',
    alignment: 'Left',
    body: {
      en: 'Salt has been made along the southern shore since the nineteenth century, and before that it was gathered here by the Ohlone. The ponds change colour as they thicken, from green to rose to rust, because of what lives in them. Many are now being given back to the tide.\n\n## The colour of the house\n\nOur founding directors asked for a colour that travellers would remember. The painters matched it from a window seat. You will find it on the inside of every cupboard, and on the ribbon.',
      cn: '海湾南岸制盐始于十九世纪，更早之前，奥隆人便在此采集。盐池愈浓，色愈变，由绿转玫瑰，再到锈红，皆因其中微小的生命。如今许多盐池正重新归还潮汐。\n\n## 本馆之色\n\n创馆之初，首任董事们希望有一种旅人会记得的颜色。漆匠便坐在舷窗边，对着盐田调了出来。您会在每一格柜门内侧见到它，也在系礼盒的缎带上。',
    },
  }),
  entry('aboutTheStore', 'san-francisco-about-architecture', {
    title: { en: 'Architecture', cn: '建筑' },
    slug: 'architecture',
    eyebrow: { en: 'About the store', cn: '关于本馆' },
    description: {
      en: 'A pier brought indoors: a frame of reclaimed redwood and fir, light from one side, and a floor that gives a little.',
      cn: '移入室内的栈桥：再生红杉木与花旗松为骨，单侧采光，地板略带弹性。',
    },
    media: ['arch-boutique'],
    layout: 'A',
    size: 'Size 2',
    alignment: 'Left',
    body: {
      en: 'The frame was made from wharf timbers, old-growth wood that spent eighty years in salt water and has become nearly as hard as stone. Joints are pegged, not bolted, so that the whole can move in an earthquake and settle again.\n\n- Run a hand along post 6 for the marks of shipworm.\n- The paper screens in Bay 7 were folded in Japantown.\n- A bell at the end window repeats the foghorn on the bridge, very quietly.',
      cn: '骨架取自旧码头木料，原始林老木在海水中浸泡八十年，坚硬几近于石。节点皆以木榫相接，不用螺栓，地震时整体可随之而动，再归于原位。\n\n- 抚过六号立柱，可触到船蛆的蛀痕。\n- 七号的纸屏，折制于日本城。\n- 尽头长窗旁有一只小钟，极轻地应和大桥上的雾号。',
    },
  }),
];

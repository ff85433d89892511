import { day, entry, type Seed } from '../../seed.ts';

/** The promotion of the Paris gallery. */
export const promotions: readonly Seed[] = [
  entry('indexDetailPage', 'paris-promotion-truffle-ribbon', {
    title: { en: 'Truffles with a Paris ribbon', fr: 'Des truffes au ruban de Paris', cn: '系上巴黎缎带的松露巧克力', jp: 'パリのリボンを結んだトリュフ', kr: '파리 리본을 두른 트뤼프' },
    slug: 'truffle-ribbon',
    category: ['cat-food-and-gifts'],
    brand: 'brand-cacao-thereze',
    media: ['food-chocolate'],
    startDate: day(-10),
    endDate: day(35, '20:00'),
    displayDate: day(-10),
    location: { en: 'Ground floor, food counter', fr: 'Rez-de-chaussée, épicerie', cn: '底层，美食柜台', jp: '地上階、フード カウンター', kr: '1층 식품 코너' },
    description: {
      en: 'Every bottle-green box of twenty-four is tied with grosgrain woven in Saint-Étienne, the old town of ribbons.',
      fr: 'Chaque boîte vert bouteille de vingt-quatre truffes est nouée d’un gros-grain tissé à Saint-Étienne, ville du ruban.',
      cn: '每盒二十四枚，墨绿礼盒系以罗缎织带，织自丝带之乡圣艾蒂安。',
      jp: '二十四個入りのボトルグリーンの箱に、リボンの街サンテティエンヌで織られたグログランをお結びします。',
      kr: '스물네 개가 든 짙은 초록 상자마다, 리본의 도시 생테티엔에서 짠 그로그랭을 매어 드립니다.',
    },
    body: {
      en: 'The ribbon is complimentary with any box at €32 and above. It is a metre long, and washes well.',
      fr: 'Le ruban est offert pour toute boîte à partir de 32 €. Il mesure un mètre et se lave bien.',
      cn: '凡选购 32 欧元及以上礼盒，即赠缎带。带长一米，可以水洗。',
      jp: '32ユーロ以上の箱に無料でお付けします。長さは一メートル、洗ってお使いいただけます。',
      kr: '32유로 이상의 상자에 무료로 매어 드립니다. 길이는 1미터이며 물세탁이 가능합니다.',
    },
    terms: { en: 'While ribbon lasts; one per box.', fr: 'Dans la limite du stock\u00a0; un ruban par boîte.', cn: '每盒限一条，赠完即止。', jp: '一箱につき一本。なくなり次第終了します。', kr: '상자당 한 개, 소진 시 종료됩니다.' },
  }),
];

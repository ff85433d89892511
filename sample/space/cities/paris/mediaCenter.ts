import { day, entry, type Seed } from '../../seed.ts';

/** The press release of the Paris gallery. */
export const mediaCenter: readonly Seed[] = [
  entry('mediaCenterDetailPage', 'paris-media-courtyard-reopens', {
    title: { en: 'The courtyard reopens', fr: 'La cour rouvre ses portes', cn: '庭院重启', jp: '中庭、ふたたび', kr: '안뜰, 다시 열리다' },
    slug: 'courtyard-reopens',
    category: ['cat-press-release'],
    media: ['door-paris'],
    displayDate: day(-30),
    startDate: day(-30),
    removedAfterExpired: false,
    description: {
      en: 'After ten months of work on stone and glass, the Paris court is whole again. Photographs may be used free of charge.',
      fr: 'Après dix mois de travaux sur la pierre et le verre, la cour de Paris est de nouveau entière. Photographies libres de droits.',
      cn: '历时十个月的石材与玻璃修缮，巴黎馆庭院重归完整。图片可免费使用。',
      jp: '石とガラスの修復に十か月。パリ館の中庭が元の姿を取り戻しました。写真は無料でお使いいただけます。',
      kr: '열 달에 걸친 석재와 유리 보수를 마치고 파리 하우스의 안뜰이 본모습을 되찾았습니다. 사진은 무료로 사용하실 수 있습니다.',
    },
    body: {
      en: 'The glass roof now carries 412 panes, of which 96 are original. Rain from it fills a cistern that waters the court’s lime trees.\n\nPress enquiries: paris@meridian.example',
      fr: 'La verrière compte désormais 412 carreaux, dont 96 d’origine. L’eau de pluie y alimente une citerne qui arrose les tilleuls de la cour.\n\nPresse\u00a0: paris@meridian.example',
      cn: '玻璃顶现有 412 块玻璃，其中 96 块为原物。雨水汇入蓄水池，用以浇灌庭中椴树。\n\n媒体联络：paris@meridian.example',
      jp: 'ガラス屋根は412枚、うち96枚は創建当時のものです。雨水は貯水槽に集められ、中庭の菩提樹を潤します。\n\n報道関係のお問い合わせ：paris@meridian.example',
      kr: '유리 지붕은 412장으로 이루어져 있으며, 그중 96장은 처음 지을 때의 것입니다. 빗물은 저수조에 모여 안뜰의 보리수를 적십니다.\n\n언론 문의: paris@meridian.example',
    },
  }),
];

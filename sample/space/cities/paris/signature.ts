import { citySignature } from '../../citySignature.ts';
import type { Seed } from '../../seed.ts';

/** The building in Paris floor by floor, from the roof to the vaults. */
export const signature: readonly Seed[] = citySignature('paris', {
  form: 'floors',
  title: { fr: 'L’escalier, étage par étage', en: 'Up the stair, floor by floor', cn: '循阶而上，一层一景', jp: '階段とともに、上へ', kr: '계단을 따라, 한 층씩' },
  description: {
    fr: 'L’escalier fait un tour par étage. En haut, les toits\u00a0; en bas, treize degrés en toute saison.',
    en: 'The stair turns once for every floor. At the top are the rooftops; at the foot, thirteen degrees in every season.',
    cn: '楼梯每层一转。其上是连绵屋顶，其下酒窖，四季十三度。',
    jp: '階段は一階ごとに一回り。上には屋根の連なり、下には一年を通じて13度のカーヴがあります。',
    kr: '계단은 층마다 한 바퀴씩 돕니다. 맨 위에는 지붕들이, 맨 아래에는 사계절 13도의 저장고가 있습니다.',
  },
  lines: [
    {
      at: 4,
      floor: { fr: 'Quatrième étage', en: 'Fourth floor', cn: '五层', jp: '5階', kr: '5층' },
      title: { fr: 'Déjeuner face aux toits, sous la verrière', en: 'Lunch under the glass, in sight of the rooftops', cn: '玻璃穹顶之下，对着屋顶用午餐', jp: 'ガラス屋根の下、連なる屋根を眺めて昼食を', kr: '유리 지붕 아래, 파리의 지붕들을 바라보는 점심' },
      to: 'paris-dining-la-verriere',
    },
    {
      at: 3,
      floor: { fr: 'Troisième étage', en: 'Third floor', cn: '四层', jp: '4階', kr: '4층' },
      title: { fr: 'Les disques de Drift, vus d’en haut', en: 'The discs of Drift, seen from above the stair', cn: '凭栏望去，《漂》的圆片另成图案', jp: '手すり越しに見る「Drift」の円盤', kr: '난간 너머로 보는 〈드리프트〉의 원반들' },
      to: 'paris-art-drift',
    },
    {
      at: 2,
      floor: { fr: 'Deuxième étage', en: 'Second floor', cn: '三层', jp: '3階', kr: '3층' },
      title: { fr: 'Une heure à vous, dans le salon des cartes', en: 'An hour of your own in the map room', cn: '地图厅里，独享一小时', jp: '地図の間で、ひとりのための一時間', kr: '지도의 방에서 보내는 나만의 한 시간' },
      to: 'paris-service-private-hour',
    },
    {
      at: 1,
      floor: { fr: 'Premier étage', en: 'First floor', cn: '二层', jp: '2階', kr: '2층' },
      title: { fr: 'Des perles choisies à la lumière du jour, côté cour', en: 'Pearls chosen by daylight, above the courtyard', cn: '临着庭院，在天光下挑选珍珠', jp: '中庭に面した窓辺で選ぶ真珠', kr: '안뜰 쪽 창가에서, 햇빛에 비춰 고르는 진주' },
      to: 'paris-brand-ondine-joaillerie',
    },
    {
      at: 0,
      floor: { fr: 'Rez-de-chaussée', en: 'Ground floor', cn: '底层', jp: '地上階', kr: '1층' },
      title: { fr: 'Croissants au comptoir de zinc, dès neuf heures', en: 'Croissants at the zinc bar, from nine', cn: '九点起，锌制吧台的可颂', jp: '亜鉛のカウンターに、9時からクロワッサン', kr: '9시부터, 아연 카운터의 크루아상' },
      to: 'paris-dining-courtyard-counter',
    },
    {
      at: -1,
      floor: { fr: 'Niveau inférieur', en: 'Lower level', cn: '地下层', jp: '地下階', kr: '지하층' },
      title: { fr: 'De vieilles vignes, au petit verre, sous les voûtes', en: 'Old vines by the small glass, in the vaults', cn: '拱窖之中，老藤小酌', jp: '地下のカーヴで、古木のワインを小さなグラスに', kr: '지하 저장고에서, 고목 포도로 빚은 와인을 작은 잔에' },
      to: 'paris-brand-chateau-sauvelin',
    },
  ],
});

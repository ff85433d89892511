import { entry, type Seed } from '../../seed.ts';
import { eastVerandah, louvreGallery } from './places.ts';

/** Where to eat and drink in Cairns. */
export const dining: readonly Seed[] = [
  entry('dining', 'cairns-dining-boardwalk-room', {
    title: { en: 'The Boardwalk Room', cn: '栈道餐室', jp: 'ボードウォーク・ルーム' },
    slug: 'boardwalk-room',
    category: ['cat-restaurant'],
    media: ['dining-plated'],
    isFeatured: true,
    location: eastVerandah,
    cuisine: { en: 'Tropical Queensland', cn: '昆士兰热带风味', jp: 'トロピカル・クイーンズランド' },
    time: { en: '11:30am to 9:30pm', cn: '11:30 至 21:30', jp: '11:30〜21:30' },
    frequency: { en: 'Daily', cn: '每日', jp: '毎日' },
    description: {
      en: 'Barramundi, mud crab and tableland greens on a verandah over the Esplanade, timed to the tide and the lorikeets.',
      cn: '尖吻鲈、泥蟹与高原时蔬，在俯瞰海滨大道的游廊上享用，随潮汐与鹦鹉归巢而开席。',
      jp: 'バラマンディ、マッドクラブ、高原の青菜。エスプラネードを見下ろすベランダで、潮とインコの刻に合わせて。',
    },
    body: {
      en: 'At low tide the mudflats fill with shorebirds, and the waiters lend binoculars. At dusk some thousands of lorikeets come to the fig trees, after which conversation is possible again.\n\n- Lunch, two courses, A$42\n- Mud crab with native pepper, market price\n- Dinner, four courses, A$96',
      cn: '退潮时，泥滩上落满水鸟，侍者会借您望远镜。黄昏，数千只彩虹鹦鹉飞回榕树，待它们安顿好，人才说得上话。\n\n- 午市两道式 42 澳元\n- 泥蟹佐本地胡椒，时价\n- 晚市四道式 96 澳元',
      jp: '引き潮の干潟には水鳥が集い、給仕が双眼鏡をお貸しします。夕暮れには何千羽ものインコがイチジクの木へ帰り、会話はそのあとで。\n\n- ランチ二品 42豪ドル\n- マッドクラブの在来胡椒風味 時価\n- ディナー四品 96豪ドル',
    },
  }),
  entry('dining', 'cairns-dining-tableland-cafe', {
    title: { en: 'Tableland café', cn: '高原咖啡', jp: 'テーブルランド・カフェ' },
    slug: 'tableland-cafe',
    category: ['cat-cafe'],
    media: ['trace-cup'],
    location: louvreGallery,
    cuisine: { en: 'Coffee and breakfast', cn: '咖啡与早餐', jp: 'コーヒーと朝食' },
    time: { en: '6:30am to 5pm', cn: '6:30 至 17:00', jp: '6:30〜17:00' },
    frequency: { en: 'Daily', cn: '每日', jp: '毎日' },
    description: {
      en: 'Coffee grown around Mareeba, an hour up the range, with mango in season and toast thick enough for a day at sea.',
      cn: '咖啡产自翻山一小时的马里巴一带，当季有芒果，厚切吐司足以支撑一天出海。',
      jp: '山道を一時間、マリーバ周辺で育ったコーヒー。旬のマンゴーと、海の一日に備える厚切りのトーストを添えて。',
    },
    body: {
      en: 'The café opens in time for the reef boats: ordered by six the evening before, a breakfast bag stands ready with your name on it. Flat white A$5.50, breakfast A$19. Reusable cups are lent on trust and come back from as far as Perth.',
      cn: '咖啡馆赶在出海船之前开门：前一晚六点前预订，早餐袋便写好名字等您。澳白 5.50 澳元，早餐 19 澳元。随行杯凭信任借出，最远曾自珀斯归来。',
      jp: 'リーフの船に間に合う時刻に開きます。前日の18:00までにご注文いただければ、お名前を書いた朝食の袋をご用意。フラットホワイト5.50豪ドル、朝食19豪ドル。貸し出しのカップは信頼で成り立ち、遠くパースからも戻ってきました。',
    },
  }),
];

import type { City } from '../../../content/cities.ts';
import { entry, type Seed } from '../seed.ts';
import { inLanguagesOf, type Lists, type Texts } from './textsInCity.ts';

interface Tier {
  readonly key: string;
  readonly title: Texts;
  readonly threshold: Texts;
  readonly benefits: Lists;
}

const tiers: readonly Tier[] = [
  {
    key: 'ambassador',
    title: { en: 'Ambassador', cn: '大使', tc: '大使', fr: 'Ambassadeur', it: 'Ambasciatore', jp: 'アンバサダー', kr: '앰배서더' },
    threshold: { en: 'From the day you join', cn: '入会即享', tc: '入會即享', fr: 'Dès l’adhésion', it: 'Dal giorno dell’iscrizione', jp: 'ご入会の日から', kr: '가입하신 날부터' },
    benefits: {
      en: ['One point for each US dollar', 'Member prices on chosen sets', 'Offers before they open to all'],
      cn: ['每消费 1 美元累积 1 分', '精选套装会员价', '优惠抢先知晓'],
      tc: ['每消費 1 美元累積 1 分', '精選套裝會員價', '優惠率先知曉'],
      fr: ['Un point par dollar américain', 'Prix membres sur certains coffrets', 'Les offres en avant-première'],
      it: ['Un punto per ogni dollaro statunitense', 'Prezzi riservati su cofanetti scelti', 'Offerte in anteprima'],
      jp: ['1米ドルにつき1ポイント', '対象セットの会員価格', '特典の先行ご案内'],
      kr: ['미화 1달러당 1포인트', '일부 세트 회원가', '혜택 사전 안내'],
    },
  },
  {
    key: 'silver',
    title: { en: 'Silver', cn: '银卡', tc: '銀卡', fr: 'Argent', it: 'Argento', jp: 'シルバー', kr: '실버' },
    threshold: { en: 'From 2,000 points', cn: '满 2,000 分', tc: '滿 2,000 分', fr: 'À partir de 2 000 points', it: 'Da 2.000 punti', jp: '2,000ポイントから', kr: '2,000포인트부터' },
    benefits: {
      en: ['A gift in the month of your birthday', 'Complimentary gift wrapping', 'First seats at open tastings'],
      cn: ['生日月礼品', '免费礼品包装', '公开品鉴会优先入席'],
      tc: ['生日月禮品', '免費禮品包裝', '公開品鑑會優先入席'],
      fr: ['Un cadeau le mois de votre anniversaire', 'Emballage cadeau offert', 'Priorité aux dégustations ouvertes'],
      it: ['Un omaggio nel mese del compleanno', 'Confezione regalo senza spese', 'Precedenza alle degustazioni aperte'],
      jp: ['お誕生月の贈りもの', 'ラッピング無料', '公開テイスティングの優先席'],
      kr: ['생일이 있는 달의 선물', '무료 선물 포장', '공개 시음회 우선 좌석'],
    },
  },
  {
    key: 'gold',
    title: { en: 'Gold', cn: '金卡', tc: '金卡', fr: 'Or', it: 'Oro', jp: 'ゴールド', kr: '골드' },
    threshold: { en: 'From 8,000 points', cn: '满 8,000 分', tc: '滿 8,000 分', fr: 'À partir de 8 000 points', it: 'Da 8.000 punti', jp: '8,000ポイントから', kr: '8,000포인트부터' },
    benefits: {
      en: ['Points count one and a half times', 'A personal adviser by appointment', 'Your coat and bags kept while you look'],
      cn: ['1.5 倍积分', '预约专属顾问', '选购期间代管衣物行李'],
      tc: ['1.5 倍積分', '預約專屬顧問', '選購期間代管衣物行李'],
      fr: ['Une fois et demie les points', 'Un conseiller sur rendez-vous', 'Vestiaire et bagages pendant la visite'],
      it: ['Punti moltiplicati per uno e mezzo', 'Un consulente su appuntamento', 'Guardaroba e bagagli durante la visita'],
      jp: ['ポイント1.5倍', '予約制の専任アドバイザー', 'お買い物中のお荷物お預かり'],
      kr: ['포인트 1.5배 적립', '예약제 전담 어드바이저', '쇼핑 중 외투와 짐 보관'],
    },
  },
  {
    key: 'platinum',
    title: { en: 'Platinum', cn: '白金卡', tc: '白金卡', fr: 'Platine', it: 'Platino', jp: 'プラチナ', kr: '플래티넘' },
    threshold: { en: 'From 25,000 points', cn: '满 25,000 分', tc: '滿 25,000 分', fr: 'À partir de 25 000 points', it: 'Da 25.000 punti', jp: '25,000ポイントから', kr: '25,000포인트부터' },
    benefits: {
      en: ['Points count twice', 'The private room, with tea', 'Previews with the houses'],
      cn: ['双倍积分', '私人贵宾室奉茶', '品牌预览之邀'],
      tc: ['雙倍積分', '私人貴賓室奉茶', '品牌預覽之邀'],
      fr: ['Deux fois les points', 'Le salon privé, autour d’un thé', 'Avant-premières avec les maisons'],
      it: ['Punti doppi', 'La sala privata, con il tè', 'Anteprime con le maison'],
      jp: ['ポイント2倍', 'プライベートルームとお茶のおもてなし', 'ブランドの内覧会へのご招待'],
      kr: ['포인트 2배 적립', '차를 곁들인 프라이빗 룸', '브랜드 프리뷰 초대'],
    },
  },
  {
    key: 'diamond',
    title: { en: 'Diamond', cn: '钻石卡', tc: '鑽石卡', fr: 'Diamant', it: 'Diamante', jp: 'ダイヤモンド', kr: '다이아몬드' },
    threshold: { en: 'By invitation', cn: '仅限受邀', tc: '只限獲邀', fr: 'Sur invitation', it: 'Su invito', jp: 'ご招待制', kr: '초대를 통해서만' },
    benefits: {
      en: ['Points count three times', 'A host of your own in all 21 cities', 'The gallery before it opens, by arrangement'],
      cn: ['三倍积分', '21 座城市专属接待', '预约于开门前独享精品廊'],
      tc: ['三倍積分', '21 座城市專屬接待', '預約於開門前獨享精品廊'],
      fr: ['Trois fois les points', 'Un hôte attitré dans les 21 villes', 'La galerie avant l’ouverture, sur demande'],
      it: ['Punti tripli', 'Un referente personale nelle 21 città', 'La galleria prima dell’apertura, su richiesta'],
      jp: ['ポイント3倍', '21都市すべてで専任のご案内係', '開店前の貸切（要予約）'],
      kr: ['포인트 3배 적립', '21개 도시의 전담 호스트', '개점 전 단독 관람(사전 협의)'],
    },
  },
];

const summary = {
  title: { en: 'Five tiers, one welcome', cn: '五级会籍，同一份款待', tc: '五級會籍，同一份款待', fr: 'Cinq niveaux, un même accueil', it: 'Cinque livelli, una sola accoglienza', jp: '五つのランク、ひとつのおもてなし', kr: '다섯 등급, 한결같은 환대' },
  description: {
    en: 'Each tier keeps what the one before it offers and adds something of its own.',
    cn: '每一级会籍都保留前一级的礼遇，并另添专属心意。',
    tc: '每一級會籍都保留前一級的禮遇，並另添專屬心意。',
    fr: 'Chaque niveau garde les avantages du précédent et y ajoute les siens.',
    it: 'Ogni livello conserva i vantaggi del precedente e ne aggiunge di propri.',
    jp: 'ランクが上がるごとに、これまでの特典に新たな特典が加わります。',
    kr: '각 등급은 앞선 등급의 혜택에 고유한 혜택을 더합니다.',
  },
} as const satisfies Readonly<Record<string, Texts>>;

const join: Texts = {
  en: 'Join Meridian Circle',
  cn: '加入 Meridian Circle',
  tc: '加入 Meridian Circle',
  fr: 'Rejoindre Meridian Circle',
  it: 'Iscriversi a Meridian Circle',
  jp: 'Meridian Circleに入会する',
  kr: 'Meridian Circle 가입하기',
};

/** The id of the section that sets out the tiers. */
export function benefitsIdOf(city: City): string {
  return `${city}-circle-benefits`;
}

/** The tiers of Meridian Circle as a section with its button; members manage their membership on another site. */
export function circleSectionOf(city: City): readonly Seed[] {
  const tierSeeds = tiers.map(({ key, title, threshold, benefits }) =>
    entry('loyaltyTier', `${city}-circle-tier-${key}`, {
      title: inLanguagesOf<string>(city, title),
      threshold: inLanguagesOf<string>(city, threshold),
      benefits: inLanguagesOf<readonly string[]>(city, benefits),
    }),
  );
  return [
    entry('loyaltyBenefitSummary', benefitsIdOf(city), {
      title: inLanguagesOf<string>(city, summary.title),
      description: inLanguagesOf<string>(city, summary.description),
      tiers: tierSeeds.map(({ id }) => id),
      cta: [`${city}-circle-join`],
    }),
    ...tierSeeds,
    entry('cta', `${city}-circle-join`, {
      title: inLanguagesOf<string>(city, join),
      externalLink: `https://circle.meridian.example/join?site=${city}`,
      kind: 'viewDetails',
      variant: 'primary',
    }),
  ];
}

import type { City } from '../../../content/cities.ts';
import { arrangements } from '../../../content/shell/menuItems.ts';
import { entry, type Seed } from '../seed.ts';
import { pageIdOf, type ShellPage } from './links.ts';
import { arrangementOf, type PanelKey } from './menu.ts';
import { pictureOf } from './shellPictures.ts';
import { inLanguagesOf, inTurn, type Texts } from './textsInCity.ts';

/** A banner in a panel; neighbouring cities show the first or the second picture. */
interface Banner {
  readonly key: string;
  readonly pictures: readonly [string, string];
  readonly page: ShellPage;
  readonly title: Texts;
  readonly description: Texts;
}

const banners: Readonly<Record<PanelKey, readonly Banner[]>> = {
  brands: [
    {
      key: 'fragrance',
      pictures: ['beauty-perfume-amber', 'beauty-perfume-duo'],
      page: 'brands',
      title: { en: 'Fragrance by the window', cn: '窗畔闻香', tc: '窗畔聞香', fr: 'Les parfums, à la fenêtre', it: 'Profumi alla finestra', jp: '窓辺で選ぶ香り', kr: '창가에서 고르는 향' },
      description: {
        en: 'Amber, rose and citrus, to try on skin and at your own pace.',
        cn: '琥珀、玫瑰与柑橘，在肌肤上慢慢试香。',
        tc: '琥珀、玫瑰與柑橘，在肌膚上慢慢試香。',
        fr: 'Ambre, rose et agrumes, à essayer sur la peau et à votre rythme.',
        it: 'Ambra, rosa e agrumi, da provare sulla pelle e con calma.',
        jp: 'アンバー、ローズ、シトラス。肌にのせて、ゆっくりとお試しください。',
        kr: '앰버, 로즈, 시트러스를 피부 위에서 천천히 시향해 보십시오.',
      },
    },
    {
      key: 'watches',
      pictures: ['watch-face', 'jewel-ring'],
      page: 'brands',
      title: { en: 'The watch and jewel room', cn: '腕表与珠宝厅', tc: '腕錶與珠寶廳', fr: 'Le salon des montres et joyaux', it: 'La sala di orologi e gioielli', jp: '時計とジュエリーの間', kr: '시계와 보석의 방' },
      description: {
        en: 'Mechanical watches and fine stones, shown at a table in good light.',
        cn: '机械腕表与珍贵宝石，在柔和灯光下的桌前细细鉴赏。',
        tc: '機械腕錶與珍貴寶石，在柔和燈光下的桌前細細鑑賞。',
        fr: 'Montres mécaniques et pierres fines, présentées à table sous une belle lumière.',
        it: 'Orologi meccanici e pietre preziose, presentati al tavolo in buona luce.',
        jp: '機械式時計と宝石を、やわらかな光のテーブルでご覧いただけます。',
        kr: '기계식 시계와 보석을 은은한 조명 아래 테이블에서 보여 드립니다.',
      },
    },
    {
      key: 'leather',
      pictures: ['fashion-handbag', 'fashion-wallet'],
      page: 'brands',
      title: { en: 'Leather, well made', cn: '匠制皮具', tc: '匠製皮具', fr: 'Le cuir, bien fait', it: 'Pelle fatta bene', jp: '手仕事の革', kr: '정성껏 만든 가죽' },
      description: {
        en: 'Bags and small pieces that grow better with every journey.',
        cn: '手袋与小皮具，每一程旅途都添一分光泽。',
        tc: '手袋與小皮具，每一程旅途都添一分光澤。',
        fr: 'Des sacs et de petites pièces qui s’embellissent à chaque voyage.',
        it: 'Borse e piccoli oggetti che migliorano a ogni viaggio.',
        jp: '旅を重ねるごとに味わいを増す、バッグと革小物。',
        kr: '여행을 거듭할수록 깊어지는 가방과 가죽 소품입니다.',
      },
    },
  ],
  offers: [
    {
      key: 'gifts',
      pictures: ['gift-opened', 'food-macarons'],
      page: 'offers',
      title: { en: 'Gifts that travel well', cn: '随行好礼', tc: '隨行好禮', fr: 'Des cadeaux qui voyagent bien', it: 'Regali pronti a partire', jp: '旅に連れ帰る贈りもの', kr: '여행길에 좋은 선물' },
      description: {
        en: 'Boxed, ribboned and light enough for the cabin.',
        cn: '礼盒与缎带已备好，轻巧可随身登机。',
        tc: '禮盒與緞帶已備好，輕巧可隨身登機。',
        fr: 'Emballés, enrubannés et assez légers pour la cabine.',
        it: 'Confezionati, infiocchettati e leggeri quanto basta per la cabina.',
        jp: '箱に収め、リボンを結び、機内に持ち込める軽さで。',
        kr: '상자에 담아 리본을 맨, 기내에 들고 타기 좋은 가벼운 선물입니다.',
      },
    },
    {
      key: 'promotions',
      pictures: ['beauty-lipstick', 'beauty-cream'],
      page: 'promotions',
      title: { en: 'Only for a while', cn: '限时之选', tc: '限時之選', fr: 'Pour un temps seulement', it: 'Solo per qualche tempo', jp: 'いまだけの特別', kr: '지금 이 시기에만' },
      description: {
        en: 'Short promotions from our houses, gathered on one page.',
        cn: '各品牌限时优惠，一页尽览。',
        tc: '各品牌限時優惠，一頁盡覽。',
        fr: 'Les promotions de nos maisons, réunies sur une page.',
        it: 'Le promozioni delle nostre maison, raccolte in una pagina.',
        jp: '各ブランドの期間限定プロモーションを一ページに。',
        kr: '브랜드의 기간 한정 프로모션을 한 페이지에 모았습니다.',
      },
    },
  ],
  happening: [
    {
      key: 'events',
      pictures: ['food-tea', 'food-honey'],
      page: 'events',
      title: { en: 'An hour to taste', cn: '品味一小时', tc: '品味一小時', fr: 'Une heure pour goûter', it: 'Un’ora da gustare', jp: '味わう一時間', kr: '맛보는 한 시간' },
      description: {
        en: 'Small tastings and workshops, in good company.',
        cn: '小型品鉴与工作坊，与知味之人同席。',
        tc: '小型品鑑與工作坊，與知味之人同席。',
        fr: 'Petites dégustations et ateliers, en bonne compagnie.',
        it: 'Piccole degustazioni e laboratori, in buona compagnia.',
        jp: '少人数のテイスティングとワークショップ。',
        kr: '소규모 시음회와 워크숍이 열립니다.',
      },
    },
    {
      key: 'news',
      pictures: ['fashion-scarf', 'fashion-sunglasses'],
      page: 'news',
      title: { en: 'New in the house', cn: '馆内新讯', tc: '館內新訊', fr: 'Nouveau dans la maison', it: 'Novità in casa', jp: '館内の新着', kr: '갤러리아의 새 소식' },
      description: {
        en: 'Arrivals and openings worth knowing before you come.',
        cn: '新品与新店，到访前不妨一读。',
        tc: '新品與新店，到訪前不妨一讀。',
        fr: 'Arrivages et ouvertures à connaître avant de venir.',
        it: 'Arrivi e aperture da conoscere prima della visita.',
        jp: 'ご来店前に知っておきたい、新着とオープンの話題。',
        kr: '방문 전에 알아 두면 좋은 입고와 오픈 소식입니다.',
      },
    },
    {
      key: 'art',
      pictures: ['art-vessels', 'art-mobile'],
      page: 'art',
      title: { en: 'Art along the way', cn: '途中遇见艺术', tc: '途中遇見藝術', fr: 'L’art, en chemin', it: 'Arte lungo il percorso', jp: '道すがらのアート', kr: '거닐며 만나는 예술' },
      description: {
        en: 'Sculpture and painting between the boutiques, free to see.',
        cn: '雕塑与绘画点缀于店铺之间，免费观赏。',
        tc: '雕塑與繪畫點綴於店舖之間，免費觀賞。',
        fr: 'Sculptures et peintures entre les boutiques, en accès libre.',
        it: 'Sculture e dipinti tra le boutique, a ingresso libero.',
        jp: 'ブティックの合間に佇む彫刻と絵画。ご観覧は無料です。',
        kr: '부티크 사이에 놓인 조각과 회화를 무료로 감상하십시오.',
      },
    },
  ],
  services: [
    {
      key: 'appointment',
      pictures: ['arch-boutique', 'beauty-brushes'],
      page: 'services',
      title: { en: 'An hour of your own', cn: '专属于您的一小时', tc: '專屬於您的一小時', fr: 'Une heure rien que pour vous', it: 'Un’ora tutta per lei', jp: 'あなただけの一時間', kr: '오직 한 분을 위한 한 시간' },
      description: {
        en: 'A private appointment with an adviser, at no charge.',
        cn: '与顾问的私人预约，无需付费。',
        tc: '與顧問的私人預約，費用全免。',
        fr: 'Un rendez-vous privé avec un conseiller, offert.',
        it: 'Un appuntamento privato con un consulente, senza spese.',
        jp: 'アドバイザーによるプライベートなご案内を、無料で。',
        kr: '어드바이저와의 개인 상담을 무료로 제공합니다.',
      },
    },
    {
      key: 'travellers',
      pictures: ['gift-set', 'hero-gifts'],
      page: 'services',
      title: { en: 'Light hands until boarding', cn: '轻装登机', tc: '輕裝登機', fr: 'Les mains libres jusqu’au vol', it: 'Mani libere fino all’imbarco', jp: '搭乗まで身軽に', kr: '탑승까지 가벼운 두 손' },
      description: {
        en: 'Gift wrapping, safekeeping and help with formalities.',
        cn: '礼品包装、物品寄存与免税手续协助。',
        tc: '禮品包裝、物品寄存與免稅手續協助。',
        fr: 'Paquets cadeaux, consigne et aide aux formalités.',
        it: 'Confezioni, custodia e aiuto con le formalità.',
        jp: 'ラッピング、お預かり、免税手続きのお手伝い。',
        kr: '선물 포장, 보관, 면세 절차를 도와드립니다.',
      },
    },
  ],
  store: [
    {
      key: 'building',
      pictures: ['door', 'door'],
      page: 'media',
      title: { en: 'The building in pictures', cn: '建筑影像', tc: '建築影像', fr: 'L’édifice en images', it: 'L’edificio in immagini', jp: '写真で見る館内', kr: '사진으로 보는 건축' },
      description: {
        en: 'Doors, rooms and daylight, hour by hour.',
        cn: '门扉、厅室与一日之光。',
        tc: '門扉、廳室與一日之光。',
        fr: 'Des portes, des salles et la lumière, heure par heure.',
        it: 'Porte, sale e la luce, ora per ora.',
        jp: '扉と部屋、移りゆく一日の光。',
        kr: '문과 방, 시간마다 달라지는 빛.',
      },
    },
    {
      key: 'circle',
      pictures: ['dusk', 'dusk'],
      page: 'circle',
      title: { en: 'A circle of travellers', cn: '旅人之圈', tc: '旅人之圈', fr: 'Un cercle de voyageurs', it: 'Un cerchio di viaggiatori', jp: '旅人たちの輪', kr: '여행자의 서클' },
      description: {
        en: 'Meridian Circle: points and quiet privileges in 21 cities.',
        cn: 'Meridian Circle：积分与从容礼遇，通行 21 座城市。',
        tc: 'Meridian Circle：積分與從容禮遇，通行 21 座城市。',
        fr: 'Meridian Circle\u00a0: points et privilèges discrets dans 21 villes.',
        it: 'Meridian Circle: punti e privilegi discreti in 21 città.',
        jp: 'Meridian Circle：21の都市で、ポイントと心地よい特典を。',
        kr: 'Meridian Circle: 21개 도시에서 누리는 포인트와 특전.',
      },
    },
  ],
};

/** The banners of a city's panel, as many as its arrangement shows. */
export function bannersOf(city: City, menu: PanelKey): readonly Seed[] {
  return banners[menu].slice(0, arrangements[arrangementOf(city, menu)].pictures).map(({ key, pictures, page, title, description }) =>
    entry('promoBanner', `${city}-banner-${menu}-${key}`, {
      title: inLanguagesOf<string>(city, title),
      description: inLanguagesOf<string>(city, description),
      media: [pictureOf(city, inTurn(city, pictures))],
      internalLink: pageIdOf(city, page),
    }),
  );
}

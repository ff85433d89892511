import { day, entry, type Seed } from '../../seed.ts';
import { archRoom, lagoonHall } from './places.ts';

/** Special offers of the Saipan gallery. */
export const offers: readonly Seed[] = [
  entry(
    'specialOffer',
    'saipan-offer-third-flacon',
    {
      title: { en: 'The third flacon', cn: '第三瓶', jp: '三つ目のフラコン', kr: '세 번째 향수병' },
      slug: 'third-flacon',
      category: ['cat-fragrance'],
      brand: 'brand-lune-and-linden',
      media: ['hero-beauty'],
      isFeatured: true,
      location: lagoonHall,
      startDate: day(-9, '10:00'),
      endDate: day(20, '22:00'),
      description: {
        en: 'Lune and Linden bought together bring a 10 ml Tide Room, the scent that is made for Saipan and sold nowhere else.',
        cn: '同购“月”与“椴”，即赠 10 毫升“潮室”：此香为塞班而制，别处无售。',
        jp: 'LuneとLindenをあわせてお求めの方に、サイパン限定の香り「タイドルーム」10mlをお贈りします。',
        kr: 'Lune와 Linden을 함께 구매하시면 사이판에서만 판매하는 ‘타이드 룸’ 10ml를 드립니다.',
      },
      body: {
        en: 'Any two sizes count. The counter layers all three on your sleeve so that you can walk to the water and back before deciding.',
        cn: '任意两个容量皆可。柜台会将三香叠于您的袖口，走到水边再折返，然后决定不迟。',
        jp: '容量の組み合わせは自由です。三つの香りを袖口に重ねますので、水辺まで歩いて戻ってからお決めください。',
        kr: '어떤 용량이든 두 병이면 됩니다. 세 향을 소매에 겹쳐 드리니 물가까지 걸어갔다 돌아와 결정하십시오.',
      },
      terms: {
        en: '- One gift for each purchase, while supplies last.\n- Both flacons must stand on one receipt.\n- Not combined with refills or other offers.',
        cn: '- 每单限赠一份，赠完即止。\n- 两瓶须在同一张收据上。\n- 不与续装或其他优惠并用。',
        jp: '- 一回のお会計につき一点、なくなり次第終了。\n- 2本を同一のレシートでお求めください。\n- 詰め替えや他の特典との併用はできません。',
        kr: '- 구매 1건당 1개, 소진 시 종료됩니다.\n- 두 병이 같은 영수증에 있어야 합니다.\n- 리필 및 다른 혜택과 함께 쓰실 수 없습니다.',
      },
    },
    { created: 11, updated: 9 },
  ),
  entry(
    'specialOffer',
    'saipan-offer-case-for-kintara',
    {
      title: { en: 'A case for your Kintara', cn: '金多莱皮套礼', jp: 'Kintaraに革のケースを', kr: 'Kintara를 위한 케이스' },
      slug: 'case-for-kintara',
      category: ['cat-fashion'],
      brand: 'brand-kintara',
      media: ['fashion-wallet'],
      location: archRoom,
      startDate: day(6, '10:00'),
      endDate: day(33, '22:00'),
      description: {
        en: 'For four weeks every pair comes with a folding leather case, stamped with your initials while the frame is fitted.',
        cn: '四周之内，每副眼镜皆附折叠皮套一枚，调校镜架时即为您压印首字母。',
        jp: '四週間にわたり、1本につき折りたたみの革ケースを。フィッティングのあいだにイニシャルを刻みます。',
        kr: '4주 동안 안경 하나마다 접이식 가죽 케이스를 드립니다. 피팅하는 사이 이니셜을 새겨 드립니다.',
      },
      body: {
        en: 'The case folds flat in a pocket and keeps sand out with a single turn of the flap. Olive or tan; please choose before the stamp is heated.',
        cn: '皮套可折平放入口袋，翻盖一合，沙粒不入。橄榄绿或棕褐，请在烫印加热前选定。',
        jp: 'ポケットの中で平らに畳め、ふたを一折りすれば砂も入りません。色はオリーブかタン。刻印を温める前にお選びください。',
        kr: '주머니 속에서 납작하게 접히고, 덮개를 한 번 접으면 모래가 들어가지 않습니다. 올리브와 황갈색 가운데 각인 전에 골라 주십시오.',
      },
    },
    { created: 4, updated: 2 },
  ),
  entry(
    'specialOffer',
    'saipan-offer-honey-with-your-tea',
    {
      title: { en: 'Honey with your tea', cn: '以蜜佐茶', jp: 'お茶に蜂蜜を添えて', kr: '차에 꿀을 더하여' },
      slug: 'honey-with-your-tea',
      category: ['cat-food-and-gifts'],
      brand: 'brand-sencha-hall',
      media: ['brand-sencha-hall'],
      location: archRoom,
      startDate: day(-36, '10:00'),
      endDate: day(-6, '21:00'),
      removedAfterExpired: false,
      description: {
        en: 'Any two tins of Sencha Hall came with a small jar of island honey, gathered when the flame trees were in flower.',
        cn: '任选煎茶堂茶罐两只，曾附赠一小罐凤凰木花期采得的岛蜜。',
        jp: 'Sencha Hallの茶缶2点に、南洋桜の咲く頃に採れた島の蜂蜜を一瓶お付けしました。',
        kr: 'Sencha Hall 차통 두 개에 불꽃나무가 필 무렵 모은 섬의 꿀 한 병을 드렸습니다.',
      },
      body: {
        en: 'The honey is gone until the next bloom. If you would like to hear when it returns, leave your address at the welcome desk; we write once and then are silent.',
        cn: '蜂蜜已尽，且待来年花开。若想知道它何时归来，请在迎宾台留下地址，我们只写一次信，绝不多扰。',
        jp: '蜂蜜は次の花の季節までお休みです。ご案内を希望される方はウェルカムデスクにご連絡先をお残しください。お便りは一度だけにいたします。',
        kr: '꿀은 다음 꽃철까지 쉽니다. 소식을 원하시면 웰컴 데스크에 연락처를 남겨 주십시오. 딱 한 번만 알려 드리겠습니다.',
      },
    },
    { created: 40, updated: 36 },
  ),
];

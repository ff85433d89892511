import { day, entry, type Seed } from '../../seed.ts';
import { court, eastGallery, spiritsLibrary } from './places.ts';

/** Special offers of the Hawaii gallery. */
export const offers: readonly Seed[] = [
  entry(
    'specialOffer',
    'hawaii-offer-second-veil',
    {
      title: { en: 'A second veil from Solenne', jp: 'Solenneよりもうひとつのヴェール', cn: '素澜再赠一袭轻纱', kr: 'Solenne가 드리는 두 번째 베일' },
      slug: 'second-veil',
      category: ['cat-beauty'],
      brand: 'brand-solenne',
      media: ['beauty-compact'],
      isFeatured: true,
      location: eastGallery,
      startDate: day(-7, '10:00'),
      endDate: day(21, '22:00'),
      description: {
        en: 'Two mineral veils bring a travel powder compact as a gift, in the shade matched to you at the counter.',
        jp: 'ミネラルヴェール2点のお求めで、肌色に合わせたトラベルコンパクトをお贈りします。',
        cn: '购矿物防晒轻纱两件，即赠依肤色挑选的旅行粉饼一枚。',
        kr: '미네랄 베일 두 개를 구매하시면 피부 톤에 맞춘 여행용 파우더 콤팩트를 선물로 드립니다.',
      },
      body: {
        en: 'Ask for a shade reading at the basin; it takes five minutes. The compact has a mirror large enough for an aeroplane and a refill that you may buy later anywhere.',
        jp: 'カウンターで5分の肌色診断をお受けください。機内でも使いやすい大きめの鏡付き、詰め替えは後からお求めいただけます。',
        cn: '请至水台测试肤色，约五分钟。粉饼镜面宽大，机上亦好用，替换芯可日后另购。',
        kr: '카운터에서 5분간 피부 톤 진단을 받으십시오. 기내에서도 쓰기 좋은 넉넉한 거울이 달려 있고, 리필은 나중에 구매하실 수 있습니다.',
      },
      terms: {
        en: '- One gift for each customer and day, while supplies last.\n- Both veils must be bought in one purchase at Meridian Galleria Hawaii.\n- Not exchangeable for cash, not combined with other offers.',
        jp: '- お一人様一日一点、なくなり次第終了。\n- Meridian Galleria ハワイにて一回のお会計で2点お求めの場合に限ります。\n- 現金との引き換え、他の特典との併用はできません。',
        cn: '- 每位顾客每日限一份，赠完即止。\n- 须在 Meridian Galleria 夏威夷单次购买两件。\n- 不可兑换现金，不与其他优惠并用。',
        kr: '- 고객 1인당 하루 1개, 소진 시 종료됩니다.\n- Meridian Galleria 하와이에서 한 번에 두 개를 구매하셔야 합니다.\n- 현금으로 교환하거나 다른 혜택과 함께 쓰실 수 없습니다.',
      },
    },
    { created: 9, updated: 7 },
  ),
  entry(
    'specialOffer',
    'hawaii-offer-glenmarrow-pair',
    {
      title: { en: 'The Glenmarrow pair', jp: 'Glenmarrowの一対', cn: '格伦马罗双瓶礼', kr: 'Glenmarrow 한 쌍' },
      slug: 'glenmarrow-pair',
      category: ['cat-wines-and-spirits'],
      brand: 'brand-glenmarrow',
      media: ['hero-spirits'],
      whetherLiquorOrTobacco: true,
      location: spiritsLibrary,
      startDate: day(-20, '12:00'),
      endDate: day(0, '21:00'),
      description: {
        en: 'Choose any two bottlings today and two hand-cut tumblers are packed beside them. Until 9pm this evening.',
        jp: '本日21:00まで。お好きな2本をお選びいただくと、手仕事のカットタンブラーを2客添えてお包みします。',
        cn: '今日任选两款装瓶，即附赠两只手工切割酒杯。至今晚 21:00。',
        kr: '오늘 두 병을 고르시면 손으로 깎은 텀블러 두 개를 함께 포장해 드립니다. 오늘 저녁 21:00까지.',
      },
      body: {
        en: 'The tumblers are heavy at the base and fine at the lip, cut with a ridge line that recalls the Koʻolau range. For adults of 21 and over; bottles for international flights are delivered to the airport.',
        jp: '底は重く、口元は薄く、コオラウ山脈の稜線を思わせるカットを施したタンブラーです。21歳以上の方に限ります。国際線をご利用の場合、ボトルは空港でお渡しします。',
        cn: '杯底厚重，杯口纤薄，切纹取自科奥劳山脊的起伏。仅限年满 21 岁者；搭乘国际航班的旅客，酒品送至机场。',
        kr: '바닥은 묵직하고 입술 닿는 곳은 얇으며, 코올라우 산맥의 능선을 닮은 커팅을 새겼습니다. 만 21세 이상만 구매하실 수 있고, 국제선 이용 시 공항에서 인도합니다.',
      },
    },
    { created: 22, updated: 20 },
  ),
  entry(
    'specialOffer',
    'hawaii-offer-cacao-from-the-islands',
    {
      title: { en: 'Cacao from the islands', jp: '島のカカオ', cn: '群岛可可', kr: '섬에서 온 카카오' },
      slug: 'cacao-from-the-islands',
      category: ['cat-food-and-gifts'],
      brand: 'brand-cacao-thereze',
      media: ['food-chocolate'],
      location: court,
      startDate: day(9, '10:00'),
      endDate: day(37, '22:00'),
      description: {
        en: 'A box of sixteen pieces made with Oʻahu cacao, at the price of twelve, for the four weeks after the harvest is roasted.',
        jp: 'オアフ島産カカオを使った16粒入りを12粒の価格で。収穫した豆を焙煎してからの四週間だけのご案内です。',
        cn: '以欧胡岛可可制成的十六枚装，只收十二枚的价钱，限新豆烘焙后的四周。',
        kr: '오아후 카카오로 만든 16개입 상자를 12개 가격에. 수확한 콩을 볶은 뒤 4주 동안만 만나실 수 있습니다.',
      },
      body: {
        en: 'Cacao Thérèze buys one small Oʻahu crop a year and makes it simply: dark, milk with macadamia, dark with sea salt, and a ganache of lilikoi. The boxes stay cool for eight hours in their paper sleeve.',
        jp: 'Cacao Thérèzeは年に一度、オアフ島の小さな収穫を買い付け、素直に仕立てます。ダーク、マカダミア入りミルク、海塩のダーク、そしてリリコイのガナッシュ。紙のスリーブは8時間ほど涼しさを保ちます。',
        cn: '泰蕾兹可可每年只收欧胡岛的一小批可可，做法简朴：黑巧克力、夏威夷果牛奶、海盐黑巧，以及百香果甘纳许。纸套可保凉八小时。',
        kr: 'Cacao Thérèze는 해마다 오아후의 작은 수확을 한 번 사들여 소박하게 만듭니다. 다크, 마카다미아 밀크, 바다 소금 다크, 릴리코이 가나슈. 종이 슬리브가 여덟 시간 동안 서늘함을 지켜 줍니다.',
      },
    },
    { created: 4, updated: 2 },
  ),
];

import { entry, type SeedGroup } from '../seed.ts';

/** What the hosts of Sydney do for guests, with the buttons of three services. The beauty booking stands among the brands. */
export const sydneyServices: SeedGroup = {
  tag: 'sydney',
  seeds: [
    entry('cta', 'sydney-service-cta-beauty-hour', { title: { en: 'Book an hour', cn: '预约一小时' }, kind: 'bookNow', variant: 'primary', booking: 'sydney-booxi-beauty' }),
    entry('cta', 'sydney-service-cta-personal-shopping', { title: { en: 'Write to our hosts', cn: '致信管家团队' }, kind: 'viewDetails', variant: 'primary', externalLink: 'https://help.meridian.example/hosts' }),
    entry('cta', 'sydney-service-cta-airport', { title: { en: 'The house at the airport', cn: '机场店' }, kind: 'viewDetails', variant: 'secondary', internalLink: 'sydney-store-sydney-airport' }),

    entry('service', 'sydney-service-beauty-hour', {
      title: { en: 'The beauty hour', cn: '美肌一小时' }, slug: 'beauty-hour', category: ['cat-personal', 'cat-beauty'], isFeatured: true,
      description: {
        en: 'Sixty unhurried minutes behind the linen curtain: a skin reading, a treatment for travel-tired skin and make-up if you would like some.',
        cn: '亚麻帘后，从容六十分钟：肌肤测评，一场舒缓旅途疲惫的护理，若您愿意，再添一份淡妆。',
      },
      body: {
        en: 'Long flights leave the skin dry and a little cross. This hour undoes most of it, in one of the two treatment chairs of the east gallery.\n\n## The hour\n\n1. **Ten minutes** of talk and a skin reading\n2. **Thirty minutes** of cleansing, massage and a mask under warm linen\n3. **Twenty minutes** for make-up, or for nothing at all\n\nThe hour costs AUD 120, which is taken off anything that you choose on the same day. Please book a day ahead; a chair is kept free for late arrivals from 5pm.',
        cn: '长途飞行之后，肌肤干燥，仿佛也有些小脾气。东廊两张护理椅，用一小时，让它慢慢和缓下来。\n\n## 这一小时\n\n1. **十分钟** 倾谈与肌肤测评\n2. **三十分钟** 洁面、按摩，温热亚麻巾下敷一片面膜\n3. **二十分钟** 化一个妆，或者，什么都不做\n\n费用 120 澳元，可全额抵扣当日所选商品。敬请提前一天预约；17:00 起，另为晚到的旅客留一席。',
      },
      media: ['beauty-brushes'], time: { en: 'Daily, 11am to 7pm', cn: '每日 11:00–19:00' }, location: { en: 'Level 1, east gallery', cn: '一层东廊' },
      features: { en: ['Sixty minutes', 'AUD 120, redeemable', 'Mandarin spoken'], cn: ['六十分钟', '120 澳元，可抵扣消费', '普通话服务'] },
      booking: 'sydney-booxi-beauty', cta: ['sydney-service-cta-beauty-hour'], relatedItems: ['sydney-brand-aurelle', 'sydney-brand-solenne', 'sydney-brand-maison-verane'],
    }, { created: 220, updated: 5 }),
    entry('service', 'sydney-service-personal-shopping', {
      title: { en: 'A host for the afternoon', cn: '午后私人管家' }, slug: 'personal-shopping', category: ['cat-personal'], isFeatured: true,
      description: {
        en: 'Tell us who you are shopping for and when you fly. A host meets you at the harbour door with a short list, a route and a cold drink.',
        cn: '告诉我们您为谁而选、几时启程。管家会在海港门前相候，备好清单、路线，还有一杯冷饮。',
      },
      body: {
        en: 'Some people like to wander. For everyone else there is a host, who knows what is in the drawers as well as what is on the shelves, and who will carry the bags.\n\n## How it works\n\nWrite to us a day before you come, with your flight, your budget and three words about each person on your list. We prepare the salon on Level 2 with what we think will please them.\n\nThe service is complimentary, takes about two hours and is offered in English, Mandarin, Japanese and Korean. Nothing has to be bought.',
        cn: '有人偏爱随意漫步；若您更愿从容有序，管家自会代劳。架上陈列什么，抽屉里收着什么，他们了然于心，还会替您提袋。\n\n## 如何进行\n\n请提前一天来信，写明航班、预算，以及关于每位收礼人的三个词。我们会在二层沙龙，备好我们认为合意的物件。\n\n服务免费，约两小时，提供英语、普通话、日语与韩语接待。您尽可空手而归。',
      },
      media: ['arch-boutique'], time: { en: 'Daily by appointment, 10am to 6pm', cn: '每日 10:00–18:00，敬请预约' }, location: { en: 'Level 2, salon', cn: '二层沙龙' },
      features: { en: ['Complimentary', 'Two hours', 'Four languages'], cn: ['免费', '约两小时', '四种语言'] },
      cta: ['sydney-service-cta-personal-shopping'], relatedItems: ['sydney-service-gift-wrapping', 'sydney-service-airport-collection', 'sydney-dining-first-light'],
    }, { created: 270, updated: 22 }),
    entry('service', 'sydney-service-gift-wrapping', {
      title: { en: 'Wrapping for the journey', cn: '旅途礼装' }, slug: 'gift-wrapping', category: ['cat-personal', 'cat-food-and-gifts'],
      description: {
        en: 'Paper that does not crease, ribbon that does not slip and a box that customs can open and close again. Complimentary, about ten minutes.',
        cn: '不起皱的纸，不滑脱的缎带，还有海关开启后仍可完好复原的礼盒。免费包装，约十分钟。',
      },
      body: {
        en: 'A present that crosses a border has a harder life than one that crosses a street. Ours are folded without tape, so that an officer can look inside and you can close them again.\n\n## Choose your paper\n\n- **Bottle green**, with an ivory ribbon\n- **Ivory**, with a terracotta ribbon\n- **Cloth**, a cotton square that the person who receives it can keep (AUD 12)\n\nA card is written by hand, in English or Chinese, at the desk on Level 3.',
        cn: '跨越国境的礼物，总要比跨过一条街的礼物多些波折。我们的包装不用胶带，海关查看之后，您仍可亲手复原。\n\n## 选一种包装\n\n- **墨绿纸**，配象牙色缎带\n- **象牙纸**，配陶土色缎带\n- **布巾**，一方棉布，收礼人可长久留用（12 澳元）\n\n三层礼装台可为您手书贺卡，中文或英文皆可。',
      },
      media: ['hero-gifts'], time: { en: 'During opening hours', cn: '与开馆时间一致' }, location: { en: 'Level 3, wrapping desk', cn: '三层礼装台' },
      features: { en: ['Complimentary', 'Ten minutes', 'Folded without tape'], cn: ['免费', '约十分钟', '无胶带折法'] },
      relatedItems: ['sydney-brand-honey-and-tide', 'sydney-brand-cacao-thereze', 'sydney-service-engraving'],
    }, { created: 240, updated: 29 }),
    entry('service', 'sydney-service-airport-collection', {
      title: { en: 'Collect it at the airport', cn: '机场提货' }, slug: 'airport-collection', category: ['cat-travel'], isFeatured: true,
      description: {
        en: 'Choose in the city, walk out with empty hands. Your parcels are waiting at Sydney Airport once you have passed through passport control.',
        cn: '市内选购，空手离店。过了边检，您的包裹已在悉尼机场静候。',
      },
      body: {
        en: 'Shopping is more pleasant without bags. Show your passport and your flight when you pay, and everything travels to the international terminal ahead of you.\n\n## Three conditions\n\n- You leave from Terminal 1 at Sydney Airport\n- You order at least six hours before your flight, and at most thirty days\n- The name on the order is the name in the passport\n\nThe service is complimentary. Liquids arrive in a sealed bag; please keep it closed until you reach your last airport.',
        cn: '两手空空，逛得更惬意。付款时出示护照与航班信息，所购之物便先您一步，抵达国际航站楼。\n\n## 三项条件\n\n- 自悉尼机场 1 号航站楼离境\n- 至少于起飞前六小时下单，最早不超过三十天\n- 订单姓名与护照一致\n\n服务免费。液体商品装于密封袋中，抵达最终目的地之前，请勿拆封。',
      },
      media: ['arch-corridor'], time: { en: 'Daily, 6am to 10pm', cn: '每日 6:00–22:00' }, location: { en: 'Sydney Airport, Terminal 1, departures', cn: '悉尼机场 1 号航站楼出发层' },
      features: { en: ['Complimentary', 'From six hours before the flight', 'Terminal 1'], cn: ['免费', '起飞前六小时即可', '1 号航站楼'] },
      cta: ['sydney-service-cta-airport'], relatedItems: ['sydney-service-tourist-refund', 'sydney-service-gift-wrapping', 'sydney-brand-glenmarrow'],
    }, { created: 200, updated: 11 }),
    entry('service', 'sydney-service-tourist-refund', {
      title: { en: 'Tax refunds, explained', cn: '退税指引' }, slug: 'tourist-refund', category: ['cat-travel'],
      description: {
        en: 'Bought something with tax included? The Tourist Refund Scheme may give it back. We prepare the invoice and show you where to go.',
        cn: '购买了含税商品？或可通过澳大利亚旅客退税计划（TRS）退回税款。我们为您备妥发票，并指明路径。',
      },
      body: {
        en: 'Not everything in the house is sold duty free. For goods that include Australian tax, travellers can claim it back through the Tourist Refund Scheme, which is run by the Australian Border Force.\n\n## What you need\n\n- AUD 300 or more spent with one business, tax included\n- A purchase made no more than sixty days before you leave\n- The tax invoice, your passport, your boarding pass and the goods themselves\n\nClaims close thirty minutes before the scheduled departure, so allow time. Liquids and large pieces that go in the hold are shown to an officer before you check in. Our desk on Level 3 will go through it with you; it takes five minutes and costs nothing.',
        cn: '馆内商品并非全部免税。若所购商品含澳大利亚税款，旅客可通过旅客退税计划（TRS）申请退还，该计划由澳大利亚边境执法局负责。\n\n## 需要准备\n\n- 在同一商家消费满 300 澳元（含税）\n- 离境前六十天内购买\n- 税务发票、护照、登机牌，以及商品本身\n\n申请于航班预定起飞前三十分钟截止，请预留充裕时间。须托运的液体与大件，请在办理值机之前，先交由边境官员查验。三层服务台可为您逐项说明，约五分钟，不收费用。',
      },
      media: ['fashion-wallet'], time: { en: 'During opening hours', cn: '与开馆时间一致' }, location: { en: 'Level 3, travel desk', cn: '三层旅客服务台' },
      features: { en: ['Five minutes', 'Invoices prepared for you'], cn: ['约五分钟', '代备税务发票'] },
      relatedItems: ['sydney-service-airport-collection', 'sydney-service-personal-shopping'],
    }, { created: 180, updated: 17 }),
    entry('service', 'sydney-service-engraving', {
      title: { en: 'Engraving on glass', cn: '瓶身镌刻' }, slug: 'engraving', category: ['cat-personal', 'cat-fragrance'],
      description: {
        en: 'Initials, a date or the name of a harbour, cut into a flacon with a wheel the size of a lentil. Ready in fifteen minutes.',
        cn: '姓名缩写、一个日期，或一座海港的名字，以扁豆大小的刻轮，徐徐刻入瓶身。15 分钟可取。',
      },
      body: {
        en: 'The engraver sits at the end of the west gallery, under the only lamp in the house that may be called bright. The wheel turns in water, the glass stays cool, and the letters come out the colour of frost.\n\n## What fits\n\nUp to three initials on a 50 ml flacon, up to twelve letters on 100 ml, and Chinese characters up to four. Letters are drawn for you on paper first.\n\nEngraving is complimentary on any fragrance bought in the house, today or years ago.',
        cn: '镌刻师坐在西廊尽头，守着全馆唯一称得上明亮的灯。刻轮在水中转动，玻璃微凉，字迹浮现，色如薄霜。\n\n## 可刻多少\n\n50 毫升瓶身可刻三个字母，100 毫升可刻十二个字母；汉字以四字为限。落刀之前，先在纸上为您描样。\n\n凡在本馆购得的香水，无论今日还是多年以前，镌刻皆免费。',
      },
      media: ['hero-beauty'], time: { en: 'Daily, 11am to 7pm', cn: '每日 11:00–19:00' }, location: { en: 'Level 1, west gallery', cn: '一层西廊' },
      features: { en: ['Complimentary', 'Fifteen minutes', 'Latin letters and Chinese characters'], cn: ['免费', '15 分钟', '可刻字母与汉字'] },
      relatedItems: ['sydney-brand-hesperia', 'sydney-brand-lune-and-linden', 'sydney-service-gift-wrapping'],
    }, { created: 140, updated: 23 }),
    entry('service', 'sydney-service-straps-and-sizing', {
      title: { en: 'Straps and sizing', cn: '表带更换与尺寸调整' }, slug: 'straps-and-sizing', category: ['cat-personal', 'cat-watches-and-jewellery'],
      description: {
        en: 'A link out, a hole in, a new strap before your coffee is cold. Small work on watches and rings, done at the bench while you watch.',
        cn: '取一节表链，添一个表孔，咖啡未凉，新表带已然系好。腕表与戒指的细微功夫，在您眼前完成。',
      },
      body: {
        en: 'Most of what a watch needs takes less than ten minutes. Bring it to the bench in the east gallery, whoever made it and wherever you bought it.\n\n## At the bench\n\n- Straps fitted and bracelets sized: complimentary\n- Battery and seal check: AUD 25, twenty minutes\n- Rings measured for both hands, since they differ\n\nLonger work is sent to the workshop and follows you home by insured courier.',
        cn: '腕表所需的照料，多半不出十分钟。请带到东廊工作台，无论出自何家、购于何处。\n\n## 工作台上\n\n- 更换表带、调整链节：免费\n- 电池与防水圈检测：25 澳元，约 20 分钟\n- 双手分别量戒圈，因为左右手本就不同\n\n更费时的修护，将送往工坊，完成后以保价快递寄至府上。',
      },
      media: ['watch-face'], time: { en: 'Daily, 10am to 6pm', cn: '每日 10:00–18:00' }, location: { en: 'Level 2, east gallery', cn: '二层东廊' },
      features: { en: ['While you watch', 'Any make, any age'], cn: ['当面完成', '不限品牌与年份'] },
      relatedItems: ['sydney-brand-calibre-ferrand', 'sydney-brand-ondine-joaillerie', 'sydney-brand-bellarosa'],
    }, { created: 130, updated: 35 }),
    entry('service', 'sydney-service-after-care', {
      title: { en: 'Care after you are home', cn: '归家之后' }, slug: 'after-care', category: ['cat-travel'], withoutDetail: true, externalLink: 'https://help.meridian.example/after-care',
      description: {
        en: 'A clasp that will not close, a colour that was wrong after all: exchanges, repairs and receipts are looked after from wherever you live.',
        cn: '搭扣合不拢，颜色终究不称心：无论您身在何方，退换、维修与票据，我们都会悉心照应。',
      },
      media: ['fashion-belt'], time: { en: 'Replies within one working day', cn: '一个工作日内回复' },
      features: { en: ['Exchanges within thirty days', 'Repairs by post'], cn: ['三十天内可退换', '邮寄维修'] },
    }, { created: 110, updated: 28 }),
  ],
};

import { day, entry, type Seed } from '../../seed.ts';

/** The terms of the Sydney gallery. */
export const legal: readonly Seed[] = [
  entry(
    'pptcPage',
    'sydney-terms-and-conditions',
    {
      title: { en: 'Terms and conditions', cn: '条款与细则' },
      slug: 'terms-and-conditions',
      description: {
        en: 'What you may expect of us when you visit and shop at Meridian Galleria Sydney, and what we ask of you. Written to be read.',
        cn: '光临 Meridian Galleria 悉尼馆参观与选购时，您可以期待什么，我们又有何请求。力求清晰易读。',
      },
      effectiveDate: day(-150, '00:00'),
      body: {
        en: [
          'These terms apply to every visit to Meridian Galleria Sydney and to everything that is bought there. Nothing in them limits rights that the law gives you and that cannot be excluded.',
          '## 1. Who we are\n\n1. In these terms, “we” means the operator of Meridian Galleria Sydney, and “you” means every visitor and customer.\n2. Boutiques run by other houses are marked at their entrance. Purchases there are made from that house, whose own terms apply alongside these.\n3. We may change these terms. The version that applies is the one in force on the day of your visit or purchase.',
          '## 2. Visiting the gallery\n\n1. Admission is free. Opening hours are published on this site and may differ on public holidays.\n2. Photographs for private use are welcome, without flash or tripod. Please ask before photographing other guests or the people who work here.\n3. Assistance animals are welcome on every floor. Other animals must stay outside.\n4. We may refuse entry or ask a visitor to leave where this is needed for the safety or the comfort of others.',
          '## 3. Prices and payment\n\n1. Prices are in Australian dollars. Labels show whether a price is duty free or includes goods and services tax (GST).\n2. If a price is plainly wrong, we tell you before payment and you are free to decide again.\n3. Cards, mobile wallets and cash are accepted. Amounts shown in other currencies are a guide only; your card issuer decides the rate.',
          '## 4. Duty-free purchases\n\n1. Duty-free goods are sold to travellers leaving Australia. We must see your passport and proof of an international departure.\n2. Goods handed over in a sealed package must stay sealed until you have left Australia; if you change planes, until your last airport.\n3. Goods for airport collection are handed only to the traveller named on the order. What is not collected is kept for 30 days and then refunded.\n4. You are responsible for the allowances and import rules of every country on your way, including those for honey, plants and animal products.\n5. Refunds under the Tourist Refund Scheme are decided and paid by the Australian authorities, not by us.',
          '## 5. Exchanges, returns and faults\n\n1. Unused goods in their original packaging may be exchanged within 30 days, with the receipt.\n2. For reasons of hygiene, opened cosmetics, pierced jewellery and food are excluded, as are goods engraved or altered for you, unless they are faulty.\n3. Our goods come with guarantees that cannot be excluded under the Australian Consumer Law. For a major failure you are entitled to a replacement or a refund, and to compensation for other reasonably foreseeable loss. For a failure that is not major you are entitled to have it put right within a reasonable time.',
          '## 6. Appointments and events\n\n1. Bookings are confirmed by e-mail. Please arrive ten minutes early; places may be given to others fifteen minutes after the start.\n2. Paid places are refunded in full when cancelled at least 24 hours before.\n3. If we have to cancel, we offer another date or the full price back.',
          '## 7. Alcohol and tobacco\n\n1. It is against the law to sell or supply alcohol or tobacco to a person under the age of 18 years, or to obtain it on their behalf.\n2. We ask for photo identification whenever there is doubt, and refuse service to anyone who is intoxicated.',
          '## 8. Privacy, liability and law\n\n1. Personal information is handled under the Privacy Act 1988 (Cth) and our privacy policy.\n2. Belongings left in the cloakroom are returned to the holder of the tag. Please do not leave valuables there.\n3. These terms are governed by the law of New South Wales, Australia.',
          '## 9. Writing to us\n\nQuestions and complaints reach us at [sydney@meridian.example](mailto:sydney@meridian.example). We answer within two working days. Where the English and Chinese texts differ, the English text prevails.',
        ].join('\n\n'),
        cn: [
          '本条款适用于光临 Meridian Galleria 悉尼馆的所有宾客，以及在馆内的一切购买行为。法律赋予您且不可排除的权利，概不受本条款限制。',
          '## 1. 关于我们\n\n1. 本条款所称“我们”，指 Meridian Galleria 悉尼馆的经营方；“您”指所有访客与顾客。\n2. 由其他品牌经营的精品店，均于入口处标明。在该处的购买系与该品牌成交，其自有条款与本条款一并适用。\n3. 我们可能修订本条款，以您到访或购买当日有效的版本为准。',
          '## 2. 到馆参观\n\n1. 参观免费。开馆时间以本网站公布为准，公众假期或有调整。\n2. 欢迎拍照供个人留念，请勿使用闪光灯与三脚架。拍摄其他宾客或工作人员之前，敬请征得同意。\n3. 协助犬等辅助动物可进入各层，其他动物请留在馆外。\n4. 为保障他人安全与安宁，我们可谢绝入馆，或请相关访客离馆。',
          '## 3. 价格与付款\n\n1. 价格以澳元计。标签注明为免税价，或已含商品及服务税（GST）。\n2. 如标价明显有误，我们将在付款前告知，由您重新决定。\n3. 接受银行卡、移动支付与现金。以其他货币显示的金额仅供参考，实际汇率由发卡机构决定。',
          '## 4. 免税购物\n\n1. 免税商品仅售予离开澳大利亚的旅客。我们须查验您的护照及国际出境凭证。\n2. 以密封包装交付的商品，须保持封装完好，直至离开澳大利亚；如需转机，则至最终目的地。\n3. 机场提货商品仅交予订单所载旅客本人。逾期未提的商品保留 30 天，其后办理退款。\n4. 您须自行遵守沿途各国的免税额度与入境规定，包括有关蜂蜜、植物及动物制品的规定。\n5. 旅客退税计划（TRS）项下的退款由澳大利亚有关部门核定并支付，与我们无涉。',
          '## 5. 退换与瑕疵\n\n1. 未使用且原包装完好的商品，可凭收据于 30 天内更换。\n2. 出于卫生考虑，已开封的化妆品、耳饰与食品，以及为您镌刻或改制的商品，除质量问题外不予更换。\n3. 我们的商品附有依《澳大利亚消费者法》不可排除的保证。如属重大瑕疵，您有权要求更换或退款，并就其他可合理预见的损失获得赔偿；如非重大瑕疵，您有权要求在合理时间内予以补救。',
          '## 6. 预约与活动\n\n1. 预约以电子邮件确认。敬请提前十分钟到场；开始十五分钟后，席位或转予他人。\n2. 付费席位于 24 小时前取消者，全额退款。\n3. 如由我们取消，可改期或全额退款。',
          '## 7. 酒类与烟草\n\n1. 依照法律，不得向未满 18 周岁者出售或提供酒类或烟草，亦不得代其购买。\n2. 如有疑问，我们将请您出示附照片的身份证件；对醉酒者不予服务。',
          '## 8. 隐私、责任与法律\n\n1. 个人信息依澳大利亚《1988 年隐私法》及本馆隐私政策处理。\n2. 寄存物品凭寄存牌领取，请勿寄存贵重物品。\n3. 本条款受澳大利亚新南威尔士州法律管辖。',
          '## 9. 联络我们\n\n如有疑问或投诉，请致信 [sydney@meridian.example](mailto:sydney@meridian.example)，我们将于两个工作日内回复。中英文如有歧义，以英文为准。',
        ].join('\n\n'),
      },
    },
    { created: 400, updated: 150 },
  ),

  entry(
    'pptcPage',
    'sydney-terms-online',
    {
      title: { en: 'Terms of our online services', cn: '线上服务条款' },
      slug: 'online-services',
      description: {
        en: 'For this website, its bookings, broadcasts and newsletters: what we provide, what we cannot promise, and how to stop at any time.',
        cn: '适用于本网站及其预约、直播与电子通讯：我们提供什么，不能承诺什么，以及如何随时退出。',
      },
      effectiveDate: day(-95, '00:00'),
      body: {
        en: [
          'By using this website you accept these terms. They stand beside the terms and conditions of the gallery, which apply to what you buy there.',
          '## 1. The website\n\n1. The site informs about the Sydney gallery. It is free of charge and open without registration.\n2. We take care over every page, yet prices, stock and opening hours may change between two visits. An offer on the site becomes binding only when it is confirmed at the gallery.\n3. We may interrupt the site for maintenance and try to do so at night, Sydney time.',
          '## 2. Bookings\n\n1. Appointments and tables are booked through specialised providers, whose names and terms are shown before you confirm.\n2. Please give correct contact details; a booking without them may be released.\n3. You can change or cancel through the link in the confirmation, without charge, up to 24 hours before.',
          '## 3. Broadcasts and replays\n\n1. Broadcasts are free unless a price is stated. You need a current browser and a steady connection.\n2. They may be watched privately. Recording, copying and public showing require our written consent.\n3. Questions sent during a broadcast may be read aloud with a first name; say so if you would rather not.\n4. Replays remain available as long as their page does.',
          '## 4. Newsletters\n\n1. We write only to people who have asked us to. Each letter carries a link that ends the subscription at once.\n2. We do not pass addresses to other companies for their own advertising.',
          '## 5. Content and links\n\n1. Texts, pictures and films belong to us or to the houses we represent. You may share a page; you may not copy the collection.\n2. Press pictures from the media center may be used under the conditions stated there.\n3. Links to other sites are offered as a convenience. We are not responsible for their content.',
          '## 6. Fair use\n\n1. Please do not disturb the site, gather its content automatically on a large scale, or use it to harm others.\n2. If you find a weakness, write to us first; we shall thank you and mend it.',
          '## 7. Liability and law\n\n1. We are liable under the law for what we do wrongly. To the extent that the law permits, we are not liable for loss caused by interruptions or by content of third parties.\n2. Nothing here excludes rights under the Australian Consumer Law.\n3. The law of New South Wales applies. Where the English and Chinese texts differ, the English text prevails.',
        ].join('\n\n'),
        cn: [
          '使用本网站，即表示您接受本条款。本条款与馆内条款与细则并行；您在馆内的购买，适用后者。',
          '## 1. 关于网站\n\n1. 本网站提供悉尼馆的相关资讯，免费开放，无需注册。\n2. 我们用心维护每一页面，然价格、库存与开馆时间仍可能随时变动。网站所载优惠，经馆内确认后方具约束力。\n3. 网站或因维护而暂停，我们将尽量安排在悉尼时间夜间。',
          '## 2. 预约\n\n1. 服务预约与餐厅订位由专业服务商提供，其名称与条款于您确认之前显示。\n2. 请填写正确的联络方式，否则预约可能被取消。\n3. 您可于 24 小时前通过确认函内的链接免费更改或取消。',
          '## 3. 直播与回看\n\n1. 除另有标价外，直播均为免费。请使用较新版本的浏览器与稳定的网络。\n2. 仅供个人观看。录制、复制或公开放映，须经我们书面同意。\n3. 直播中提出的问题，可能连同您的名字一并念出；如不愿意，请予注明。\n4. 回看影像随其页面一并保留。',
          '## 4. 电子通讯\n\n1. 我们只致信主动订阅者。每封邮件均附退订链接，即点即止。\n2. 我们不会将您的地址提供给其他公司作其广告之用。',
          '## 5. 内容与链接\n\n1. 文字、图片与影像归我们或所代理的品牌所有。欢迎分享页面，请勿整批复制。\n2. 媒体中心的图片，可按该处所列条件使用。\n3. 指向其他网站的链接仅为方便而设，其内容不由我们负责。',
          '## 6. 合理使用\n\n1. 请勿干扰网站运行，勿大规模自动抓取内容，亦勿借此损害他人。\n2. 如发现安全漏洞，请先告知我们。我们将致以谢意，并及时修补。',
          '## 7. 责任与法律\n\n1. 我们依法对自身过失承担责任。在法律允许的范围内，对因服务中断或第三方内容所致的损失，我们不承担责任。\n2. 本条款不排除《澳大利亚消费者法》项下的任何权利。\n3. 适用新南威尔士州法律。中英文如有歧义，以英文为准。',
        ].join('\n\n'),
      },
    },
    { created: 380, updated: 95 },
  ),

  entry(
    'pptcPage',
    'sydney-terms-offers',
    {
      title: { en: 'Terms of special offers', cn: '礼遇条款' },
      slug: 'special-offers',
      description: {
        en: 'The rules that all offers of the Sydney gallery share. What is peculiar to one offer stands on its own page.',
        cn: '悉尼馆各项礼遇的通用规则。个别礼遇的特别规定，载于其各自页面。',
      },
      effectiveDate: day(-60, '00:00'),
      body: {
        en: [
          'Each offer has terms of its own. Where they say nothing, these apply; where the two differ, the terms of the offer prevail.',
          '## 1. Time and place\n\n1. An offer begins at opening time on its first day and ends at the hour stated on its last, Sydney time.\n2. Offers are valid at Meridian Galleria Sydney only, unless another place is named.\n3. Gifts and quantities are limited. When the last is given, we say so on the page as soon as we can.',
          '## 2. Taking part\n\n1. Please mention the offer before you pay. It cannot be added to a receipt afterwards.\n2. A minimum spend is counted for one guest on one day, after reductions and before any refund of tax. Gift cards, dining and services do not count unless the offer says so.\n3. Offers cannot be combined, exchanged for cash or passed on.',
          '## 3. Gifts and reductions\n\n1. Pictures show examples. If a gift is no longer available, we give one of equal or higher value.\n2. Reductions refer to the gallery’s own price in the 30 days before the offer.\n3. When a purchase is returned, the gift is returned with it, or its value is deducted. This does not apply to faulty goods.',
          '## 4. Alcohol\n\n1. Offers with alcohol are for guests aged 18 and over. Photo identification is required.\n2. We ask everyone to enjoy alcohol responsibly and may decline to serve.',
          '## 5. Changes\n\n1. We may change or end an offer for reasons beyond our control. Purchases already made keep what was promised.\n2. Your rights under the Australian Consumer Law are not affected.',
        ].join('\n\n'),
        cn: [
          '各项礼遇均有其自身条款。未尽之处适用本条款；两者不一致时，以该项礼遇的条款为准。',
          '## 1. 时间与地点\n\n1. 礼遇自首日开馆起，至末日所示时刻止，均以悉尼时间为准。\n2. 除另有注明外，礼遇仅限 Meridian Galleria 悉尼馆。\n3. 赠品与数量有限。如已送罄，我们将尽快于页面公布。',
          '## 2. 参与方式\n\n1. 敬请于付款前说明所享礼遇，事后恕不补办。\n2. 消费门槛以每位宾客单日计算，以减价后、退税前金额为准。除特别注明外，礼品卡、餐饮与服务不计在内。\n3. 礼遇不可叠加，不可兑换现金，亦不可转让。',
          '## 3. 赠品与减价\n\n1. 图片仅供参考。如赠品已无库存，将以等值或更高价值者替代。\n2. 减价幅度以本馆在礼遇开始前 30 日内的售价为准。\n3. 退货时须一并退还赠品，或扣除其价值；商品存在质量问题者除外。',
          '## 4. 酒类\n\n1. 含酒类的礼遇仅限年满 18 周岁的宾客，须出示附照片的身份证件。\n2. 请理性饮酒，我们保留拒绝供酒的权利。',
          '## 5. 变更\n\n1. 因不可控的原因，我们可变更或终止礼遇；已完成的购买，仍依原承诺履行。\n2. 您依《澳大利亚消费者法》享有的权利不受影响。',
        ].join('\n\n'),
      },
    },
    { created: 370, updated: 60 },
  ),

  entry(
    'pptcPage',
    'sydney-terms-spirits-tastings',
    {
      title: { en: 'Terms of tastings in the cellar', cn: '酒窖品鉴条款' },
      slug: 'spirits-tastings',
      description: {
        en: 'For every tasting of wines and spirits in the cellar: who may take part, how much is poured, and how a place is changed.',
        cn: '适用于酒窖内所有葡萄酒与烈酒品鉴：何人可参加，斟酒多少，如何改期。',
      },
      effectiveDate: day(-30, '00:00'),
      whetherLiquorOrTobacco: true,
      body: {
        en: [
          'A tasting is for learning, not for drinking much. These terms keep it so.',
          '## 1. Who may take part\n\n1. Guests must be 18 or over. We check photo identification at the door; a photograph of a document is not enough.\n2. Minors cannot enter the tasting, even when accompanied.\n3. We do not serve anyone who is intoxicated, and may end a tasting for a guest without refund.',
          '## 2. What is poured\n\n1. At most four spirits of 15 ml, or five wines of 30 ml, for each guest and tasting.\n2. Water, food and a spittoon are always on the table. Alcohol-free tastings are offered on request.\n3. Please tell us about allergies when booking.',
          '## 3. Booking and changes\n\n1. Paid places are refunded in full up to 24 hours before, or may be passed to another adult.\n2. Doors close ten minutes after the start.\n3. The part of the price that is returned with a bottle is deducted on the same evening only, once for each guest.',
          '## 4. Bottles for the journey\n\n1. Duty-free bottles are handed over sealed, or sent to the airport for collection.\n2. Allowances differ. Travellers of 18 and over may at present bring 2.25 litres of alcohol into Australia duty free; for other countries, please ask us.',
          '## 5. Getting home\n\nPlease do not drive after a tasting. The wharves and the trains of Circular Quay are a short walk away, and our hosts are glad to call a taxi.',
        ].join('\n\n'),
        cn: [
          '品鉴意在识味，不在多饮。本条款由此而设。',
          '## 1. 何人可参加\n\n1. 宾客须年满 18 周岁。入场时查验附照片的身份证件原件，证件照片恕不接受。\n2. 未成年人即使有人陪同，亦不得入场。\n3. 对醉酒者不予供酒，并可中止其品鉴，费用不予退还。',
          '## 2. 斟酒分量\n\n1. 每位宾客每场至多四款烈酒、各 15 毫升，或五款葡萄酒、各 30 毫升。\n2. 席间常备清水、佐食与吐酒器；如有需要，可安排无酒精品鉴。\n3. 如有过敏，请于预约时告知。',
          '## 3. 预约与更改\n\n1. 付费席位于 24 小时前取消可全额退款，亦可转予另一位成年人。\n2. 开始十分钟后不再入场。\n3. 购酒可抵扣的部分，仅限当晚使用，每位宾客一次。',
          '## 4. 携酒同行\n\n1. 免税酒以密封包装交付，或送至机场提取。\n2. 各国额度不一。现时年满 18 周岁的旅客入境澳大利亚，可免税携带 2.25 升酒类；其他国家，欢迎询问我们。',
          '## 5. 平安归途\n\n品鉴之后请勿驾车。步行片刻即达环形码头的渡轮与火车，我们的管家也乐意代为叫车。',
        ].join('\n\n'),
      },
    },
    { created: 120, updated: 30 },
  ),
];

import { day, entry, type Seed } from '../seed.ts';

const opening = { en: 'Daily, 10am to 9pm', cn: '每日 10:00 至 21:00', kr: '매일 10:00~21:00' };
const lotusCourt = { en: 'Ground floor, lotus court', cn: '底层，莲池庭院', kr: '1층 연꽃 안뜰' };
const southGallery = { en: 'Ground floor, south gallery', cn: '底层，南廊', kr: '1층 남쪽 회랑' };
const upperGallery = { en: 'Upper floor, west gallery', cn: '上层，西廊', kr: '2층 서쪽 회랑' };

/** Everything in Siem Reap that is listed and has a page of its own: houses, tables, events, news, services, offers, art. */
export const siemReapItems: readonly Seed[] = [
  entry('brandPavilion', 'siem-reap-brand-maison-verane', {
    title: { en: 'Maison Verane', cn: 'Maison Verane 薇兰世家', kr: 'Maison Verane' }, slug: 'maison-verane', brand: 'brand-maison-verane', category: ['cat-beauty'], label: ['label-exclusive'], media: ['beauty-lipstick'], location: southGallery, time: opening,
    description: { en: 'Lip colours between rose and laterite, mixed to suit a land of red dust and lotus, and tried by a courtyard window.', cn: '唇色自玫瑰渐至红土，为这片赤尘与莲花之地而调，于庭院窗边试色。', kr: '장미와 라테라이트 사이의 립 컬러. 붉은 흙과 연꽃의 땅을 위해 빚은 색을 안뜰 창가에서 발라 보십시오.' },
    body: {
      en: 'The road to Angkor leaves a fine red powder on every shoe. Maison Verane has matched it exactly, and placed it at the centre of a row of eleven satins that begins with the pink of a lotus bud.\n\nA colour reading lasts ten minutes and is complimentary. Ask for the hour after four, when the window is kind.',
      cn: '通往吴哥的路，会在每双鞋上留下细细的红粉。薇兰世家调出了一模一样的颜色，置于十一支缎光唇膏的正中，首支则是莲苞的粉。\n\n十分钟色彩咨询免费。宜选下午四点以后，那时的窗光最温柔。',
      kr: '앙코르로 가는 길은 모든 신발에 고운 붉은 가루를 남깁니다. Maison Verane는 그 색을 그대로 옮겨, 연꽃 봉오리의 분홍에서 시작하는 열한 가지 새틴 컬러 한가운데에 놓았습니다.\n\n10분간의 컬러 진단은 무료입니다. 창의 빛이 다정해지는 16:00 이후를 권합니다.',
    },
  }),
  entry('brandPavilion', 'siem-reap-brand-ottavia-rey', {
    title: { en: 'Ottavia Rey', cn: 'Ottavia Rey 奥塔薇', kr: 'Ottavia Rey' }, slug: 'ottavia-rey', brand: 'brand-ottavia-rey', category: ['cat-fashion'], label: ['label-exclusive', 'label-leasing-brand'], media: ['fashion-scarf'], isFeatured: true, location: upperGallery, time: opening,
    description: { en: 'Squares of Cambodian golden silk, left in the colour that the cocoon gives them, hemmed by hand beside an open loom.', cn: '柬埔寨金丝方巾，保留蚕茧天然的金黄，在敞开的织机旁手工卷边。', kr: '고치가 내어 준 빛깔 그대로의 캄보디아 황금 실크 스카프. 열린 베틀 곁에서 손으로 감칩니다.' },
    body: {
      en: 'Most silk is white and must be dyed. The old Cambodian silkworm spins yellow, and a washed thread of it holds the light like late sun on sandstone. Ottavia Rey buys from weavers within an hour of the town and adds only its rolled edge.\n\nThe loom is at work from 10am to 4pm, except on Sundays. You are welcome to sit beside it.',
      cn: '蚕丝大多洁白，须经染色。柬埔寨的古老蚕种却吐金黄之丝，洗净后含光，如砂岩上的夕阳。奥塔薇自城外一小时路程内的织户采购，只添一道手卷边。\n\n织机每日 10:00 至 16:00 开动，周日除外，欢迎坐在一旁细看。',
      kr: '실크는 대개 희어서 물을 들여야 합니다. 캄보디아의 옛 누에는 노란 실을 토하고, 씻어 낸 실은 사암에 내린 늦은 햇살처럼 빛을 머금습니다. Ottavia Rey는 시내에서 한 시간 안에 있는 직조 농가에서 천을 들여와 손말이 단만 더합니다.\n\n베틀은 일요일을 빼고 10:00부터 16:00까지 움직입니다. 곁에 앉아 보셔도 좋습니다.',
    },
  }),
  entry('brandPavilion', 'siem-reap-brand-hesperia', {
    title: { en: 'Hesperia', cn: 'Hesperia 暮星', kr: 'Hesperia' }, slug: 'hesperia', brand: 'brand-hesperia', category: ['cat-fragrance'], label: ['label-new'], media: ['beauty-perfume-amber'], isFeatured: true, location: lotusCourt, time: opening,
    description: { en: 'Evening scents of resin, rain and rumduol, the small flower of Cambodia that waits for dusk before it speaks.', cn: '树脂、雨水与隆都花的夜香；那柬埔寨小花，总要等到黄昏才开口。', kr: '수지와 비, 그리고 룸둘의 저녁 향. 캄보디아의 이 작은 꽃은 해 질 녘에야 향을 냅니다.' },
    body: {
      en: 'Rumduol is cream-coloured, no larger than a thumbnail, and almost silent by day. Hesperia builds its Siem Reap scent around the moment it begins.\n\n> After rain the stone smells first, then the leaf, then the flower.\n\nSold in 30 ml only, in a case of sugar-palm wood turned nearby.',
      cn: '隆都花色如乳脂，不过拇指指甲大小，白日里几乎无声。暮星的暹粒之香，便围绕它初绽的一刻。\n\n> 雨后先有石味，再有叶香，最后才是花。\n\n仅有 30 毫升装，配以附近车制的糖棕木盒。',
      kr: '룸둘은 크림빛에 엄지손톱만 하며 낮에는 거의 말이 없습니다. Hesperia의 시엠립 향은 그 꽃이 입을 여는 순간을 담았습니다.\n\n> 비가 그치면 돌이 먼저, 다음은 잎이, 마지막에 꽃이 향을 냅니다.\n\n30ml 한 가지뿐이며, 가까운 곳에서 깎은 사탕야자 나무 상자에 담아 드립니다.',
    },
  }),
  entry('brandPavilion', 'siem-reap-brand-north-and-vale', {
    title: { en: 'North & Vale', cn: 'North & Vale 北谷', kr: 'North & Vale' }, slug: 'north-and-vale', brand: 'brand-north-and-vale', category: ['cat-fashion'], media: ['fashion-wallet'], location: upperGallery, time: opening,
    description: { en: 'Bridle leather for people who walk: wallets, straps and a slim notebook cover that fits a temple pass and a pencil.', cn: '为行路之人而制的马缰皮革：钱夹、肩带，与恰好收得下参观证和铅笔的薄手账套。', kr: '걷는 이를 위한 브라이들 가죽. 지갑과 스트랩, 사원 입장권과 연필이 꼭 들어가는 얇은 노트 커버가 있습니다.' },
    body: {
      en: 'Between November and February the air is dry; for the rest of the year leather here must be ready for rain. North & Vale finishes each piece twice and lends a soft brush at the door for shoes that have been to Angkor and back.\n\nNames are stamped in Latin or Khmer letters, complimentary, within half an hour.',
      cn: '十一月至次年二月空气干爽，其余时节，皮革须随时准备迎雨。北谷将每件皮具上油两遍，门边还备有软刷，供刚从吴哥归来的鞋子拂尘。\n\n可免费压印拉丁字母或高棉文姓名，半小时即成。',
      kr: '11월부터 2월까지는 공기가 마르고, 나머지 계절의 가죽은 비를 각오해야 합니다. North & Vale는 모든 제품을 두 번 마감하며, 문가에는 앙코르에 다녀온 신발을 위한 부드러운 솔을 두었습니다.\n\n이름은 로마자나 크메르 문자로 30분 안에 무료로 새겨 드립니다.',
    },
  }),
  entry('brandPavilion', 'siem-reap-brand-honey-and-tide', {
    title: { en: 'Honey & Tide', cn: 'Honey & Tide 蜜与潮', kr: 'Honey & Tide' }, slug: 'honey-and-tide', brand: 'brand-honey-and-tide', category: ['cat-food-and-gifts'], media: ['food-honey'], location: lotusCourt, time: opening,
    description: { en: 'Forest honey, Kampot pepper and palm sugar in small jars, tasted in that order from a wooden dipper and a leaf.', cn: '森林野蜜、贡布胡椒与棕糖，分装小罐，以木勺与一片叶子依次试味。', kr: '숲의 꿀과 캄폿 후추, 팜 슈거를 작은 병에 담았습니다. 나무 스푼과 잎사귀에 얹어 차례로 맛보십시오.' },
    body: {
      en: 'Palm sugar is made every morning of the dry season: sap from the flower stalk, a wide pan, a wood fire and an hour of stirring. Honey & Tide sells it as soft discs wrapped in palm leaf, US$6 for ten.\n\nPepper from Kampot is packed red, black or white. The red is the one to scent before you taste.',
      cn: '旱季的每个清晨，人们取花序汁液，以阔锅柴火熬煮一小时，方得棕糖。蜜与潮将其制成软片，裹以棕叶，十片 6 美元。\n\n贡布胡椒分红、黑、白三色。红胡椒宜先闻，再尝。',
      kr: '팜 슈거는 건기의 아침마다 만듭니다. 꽃대의 수액을 넓은 솥에 담아 장작불로 한 시간 저어 냅니다. Honey & Tide는 이를 부드러운 조각으로 굳혀 야자 잎에 싸서 열 개 6달러에 드립니다.\n\n캄폿 후추는 적, 흑, 백 세 가지입니다. 붉은 후추는 맛보기 전에 먼저 향을 맡아 보십시오.',
    },
  }),
  entry('dining', 'siem-reap-dining-lotus-table', {
    title: { en: 'The Lotus Table', cn: '莲席', kr: '로터스 테이블' }, slug: 'lotus-table', category: ['cat-restaurant'], media: ['dining-plated'], isFeatured: true, location: lotusCourt, cuisine: { en: 'Khmer', cn: '高棉菜', kr: '크메르 요리' }, time: { en: '11am to 10pm', cn: '11:00 至 22:00', kr: '11:00~22:00' }, frequency: { en: 'Daily', cn: '每日', kr: '매일' },
    description: { en: 'Fish amok in its leaf, river greens and rice from the lake shore, served around a pond that closes its flowers at noon.', cn: '叶盏中的阿莫克鱼、河畔时蔬与湖滨稻米，围着一池正午合瓣的莲花享用。', kr: '잎에 담은 피시 아목과 강가의 나물, 호숫가의 쌀. 정오면 꽃잎을 닫는 연못을 둘러싸고 드십시오.' },
    body: {
      en: 'Everything begins with kroeung, the paste of lemongrass, galangal, turmeric and lime leaf that is pounded here at 7am and again at three. The fish comes from the Tonlé Sap, a lake that grows to five times its size when the river turns and flows backwards.\n\n- Lunch of three dishes, US$16\n- Evening menu of six, US$39\n- Morning noodles with fish and herbs, weekends from 8am',
      cn: '一切始于“葛龙”：香茅、南姜、姜黄与青柠叶捣成的香酱，每日 7:00 与 15:00 各捣一次。鱼来自洞里萨湖，雨季河水倒流之时，湖面可涨至五倍。\n\n- 午市三道 16 美元\n- 晚市六道 39 美元\n- 周末 8:00 起供应鱼汤香草米线早餐',
      kr: '모든 것은 크르엉에서 시작합니다. 레몬그라스와 갈랑갈, 강황, 라임 잎을 오전 7시와 오후 3시에 이곳에서 빻습니다. 생선은 톤레사프에서 옵니다. 강물이 거꾸로 흐르는 철이면 다섯 배로 넓어지는 호수입니다.\n\n- 점심 세 가지 요리 16달러\n- 저녁 여섯 가지 요리 39달러\n- 주말 8:00부터 생선과 허브를 얹은 아침 국수',
    },
  }),
  entry('dining', 'siem-reap-dining-sugar-palm-cafe', {
    title: { en: 'Sugar palm café', cn: '糖棕咖啡', kr: '슈거 팜 카페' }, slug: 'sugar-palm-cafe', category: ['cat-cafe'], media: ['dining-coffee'], location: southGallery, cuisine: { en: 'Coffee and sweets', cn: '咖啡与甜点', kr: '커피와 디저트' }, time: { en: '5am to 8pm', cn: '5:00 至 20:00', kr: '5:00~20:00' }, frequency: { en: 'Daily', cn: '每日', kr: '매일' },
    description: { en: 'Open before the temples: strong coffee, rice cakes and a breakfast box tied in banana leaf for the road to the sunrise.', cn: '比寺庙更早开门：浓咖啡、米糕，与一份蕉叶包裹、带去看日出的早餐盒。', kr: '사원보다 먼저 문을 엽니다. 진한 커피와 쌀떡, 그리고 일출 길에 들고 갈 바나나 잎 아침 도시락이 있습니다.' },
    body: {
      en: 'Angkor Wat faces west, so its sunrise comes from behind the towers, and the best of it lasts eleven minutes. Collect your box from 5am: sticky rice, mango, a boiled egg, coffee in a flask that you bring back. US$8. Order the evening before, at the counter or by telephone.',
      cn: '吴哥窟坐东朝西，日出自塔后升起，最美不过十一分钟。早餐盒 5:00 起领取：糯米饭、芒果、水煮蛋，与一壶须归还的咖啡。8 美元，请于前一晚在柜台或致电预订。',
      kr: '앙코르와트는 서쪽을 바라보기에 해는 탑 뒤에서 떠오르고, 가장 아름다운 때는 11분 남짓입니다. 도시락은 5:00부터 찾으실 수 있습니다. 찹쌀밥과 망고, 삶은 달걀, 돌려주실 보온병에 담은 커피까지 8달러. 전날 저녁 카운터나 전화로 주문해 주십시오.',
    },
  }),
  entry('event', 'siem-reap-event-shadows-in-leather', {
    title: { en: 'Shadows in leather', cn: '皮影之光', kr: '가죽의 그림자' }, slug: 'shadows-in-leather', category: ['cat-exhibition'], media: ['art-mobile'], location: upperGallery, startDate: day(-44, '10:00'), endDate: day(-6, '20:00'), removedAfterExpired: false,
    time: { en: '10am to 8pm', cn: '10:00 至 20:00', kr: '10:00~20:00' }, frequency: { en: 'Daily', cn: '每日', kr: '매일' },
    description: { en: 'New work in the tradition of sbek thom, the great leather figures that are danced, not moved, before a burning screen.', cn: '“大皮影”斯贝通的当代新作：那些巨幅皮像不靠操纵，而由舞者擎起，在火光映照的幕前起舞。', kr: '불빛 어린 막 앞에서 조종하지 않고 춤추게 하는 커다란 가죽 인형극, 스벡 톰의 전통을 잇는 새 작업들입니다.' },
    body: {
      en: 'A sbek thom figure is cut from a single hide and may be two metres tall; the dancer holds it overhead and becomes its feet. The exhibition set twelve young carvers beside two master troupes of Siem Reap. It was free, and the last evening drew four hundred people to the court.',
      cn: '斯贝通的皮像由整张皮革镂刻而成，可高达两米；舞者将它举过头顶，自己便成了它的双足。展览让十二位年轻刻工与暹粒两支资深剧团并肩。全程免费，闭幕之夜，庭院里来了四百人。',
      kr: '스벡 톰의 형상은 가죽 한 장을 오려 만들며 키가 2미터에 이르기도 합니다. 춤꾼이 머리 위로 들고 스스로 그 발이 됩니다. 젊은 조각가 열두 명이 시엠립의 두 극단과 나란히 작업을 선보였습니다. 관람은 무료였고 마지막 저녁에는 사백 명이 안뜰에 모였습니다.',
    },
  }, { created: 66, updated: 45 }),
  entry('event', 'siem-reap-event-flowers-at-dusk', {
    title: { en: 'Flowers that open at dusk', cn: '黄昏花开', kr: '해 질 녘에 피는 꽃' }, slug: 'flowers-at-dusk', category: ['cat-workshop'], brand: 'brand-hesperia', media: ['beauty-perfume-duo'], isFeatured: true, location: lotusCourt, startDate: day(-7, '17:00'), endDate: day(17, '18:30'), cta: ['siem-reap-cta-reserve'],
    time: { en: '5pm to 6:15pm', cn: '17:00 至 18:15', kr: '17:00~18:15' }, frequency: { en: 'Tuesdays, Thursdays and Saturdays', cn: '周二、周四与周六', kr: '화·목·토요일' },
    description: { en: 'Smell rumduol, frangipani and jasmine as they wake, then blend two of them into 10 ml to take away.', cn: '趁隆都花、鸡蛋花与茉莉初醒，细闻其香，再择其二，调成 10 毫升带走。', kr: '룸둘과 프랑지파니, 재스민이 깨어나는 향을 맡고, 그 가운데 둘을 골라 10ml로 빚어 가져가십시오.' },
    body: {
      en: 'The flowers are picked with the bud still closed and set in water on the steps. Over an hour you can hear the bats leave and smell the garden begin. Twelve guests, US$32; reserve at the Hesperia counter until noon.',
      cn: '花在含苞时采下，养于阶前水盏。一小时之间，听蝙蝠出巢，闻花园渐醒。限十二位，32 美元，请于当日正午前在暮星柜台预订。',
      kr: '꽃은 봉오리일 때 따서 계단의 물그릇에 띄웁니다. 한 시간 동안 박쥐가 날아가는 소리를 듣고, 정원이 깨어나는 향을 맡습니다. 정원 12명, 32달러. 당일 정오까지 Hesperia 카운터에서 예약하십시오.',
    },
  }, { created: 21, updated: 7 }),
  entry('event', 'siem-reap-event-pepper-and-palm-sugar', {
    title: { en: 'Pepper, lime and palm sugar', cn: '胡椒、青柠与棕糖', kr: '후추와 라임, 팜 슈거' }, slug: 'pepper-and-palm-sugar', category: ['cat-tasting'], brand: 'brand-honey-and-tide', media: ['dining-dessert'], location: lotusCourt, startDate: day(11, '15:00'), endDate: day(13, '17:00'), cta: ['siem-reap-cta-reserve'],
    time: { en: '3pm to 4pm', cn: '15:00 至 16:00', kr: '15:00~16:00' }, frequency: { en: 'Three afternoons', cn: '连续三个午后', kr: '사흘간 오후' },
    description: { en: 'Six small plates, from sharp to sweet, that show what Kampot pepper does to fruit and palm sugar to everything.', cn: '六道小碟，由酸至甜，看贡布胡椒如何点化水果，棕糖如何点化一切。', kr: '시큼함에서 달콤함까지 작은 접시 여섯. 캄폿 후추가 과일에, 팜 슈거가 모든 것에 하는 일을 맛보십시오.' },
    body: {
      en: 'Green mango with salt and red pepper opens; a lime tart sweetened with palm sugar closes. The hour is led in English with a Chinese and a Korean host at the table. Fourteen guests, US$18.',
      cn: '以盐与红胡椒拌青芒果开场，以棕糖青柠塔收尾。全程英语讲解，席间有中文与韩语主持。限十四位，18 美元。',
      kr: '소금과 붉은 후추를 뿌린 그린 망고로 시작해 팜 슈거로 단맛을 낸 라임 타르트로 끝납니다. 영어로 진행하며 중국어와 한국어 진행자가 함께합니다. 정원 14명, 18달러.',
    },
  }, { created: 9, updated: 3 }),
  entry('news', 'siem-reap-news-lotus-pond', {
    title: { en: 'The lotus pond has filled', cn: '莲池水满', kr: '연못에 물이 찼습니다' }, slug: 'lotus-pond', category: ['cat-house-news'], media: ['arch-corridor'], isFeatured: true, displayDate: day(-5), removedAfterExpired: false,
    description: { en: 'Six weeks of mending the laterite kerb are over, and the pond in the court holds its water and its first buds again.', cn: '红土石池沿修葺完毕，庭中莲池重新蓄水，也含住了第一批花苞。', kr: '라테라이트 테두리를 고치는 일이 끝나, 안뜰의 연못이 다시 물과 첫 봉오리를 담았습니다.' },
    body: {
      en: 'Stonemasons trained on temple repairs relaid the kerb without cement, as the old basins were laid. Come before noon: lotus opens in the morning, rests through the heat and tries again for three days.',
      cn: '曾参与寺庙修复的石匠，依古池旧法，不用水泥重砌池沿。请在正午前来：莲花清晨绽放，午热时闭合，如此反复三日。',
      kr: '사원 복원을 익힌 석공들이 옛 못을 쌓던 방식대로 시멘트 없이 테두리를 다시 놓았습니다. 정오 전에 오십시오. 연꽃은 아침에 피어 더위에 쉬고, 그렇게 사흘을 되풀이합니다.',
    },
  }, { created: 6, updated: 5 }),
  entry('news', 'siem-reap-news-golden-silk', {
    title: { en: 'Golden silk on the upper floor', cn: '金丝上楼', kr: '위층에 온 황금 실크' }, slug: 'golden-silk', category: ['cat-opening'], brand: 'brand-ottavia-rey', media: ['arch-boutique'], displayDate: day(-19), removedAfterExpired: false,
    description: { en: 'Ottavia Rey opens a room around a working loom, with squares that will not be sold in any other city.', cn: '奥塔薇以一架织机为中心开设新店，所陈方巾，他城不售。', kr: 'Ottavia Rey가 실제로 짜는 베틀을 중심으로 방을 열었습니다. 다른 도시에서는 만날 수 없는 스카프입니다.' },
    body: {
      en: 'Thirty squares a month is all that the partner villages can weave without hurry, and hurry was not asked for. A waiting list is kept at the counter; pieces are posted anywhere.',
      cn: '合作村落从容织来，每月不过三十方，我们也不曾催促。柜台设有候补名单，可寄往各地。',
      kr: '협력 마을에서 서두르지 않고 짤 수 있는 양은 한 달에 서른 장. 저희도 재촉하지 않았습니다. 카운터에서 대기 명단을 받으며 어디로든 부쳐 드립니다.',
    },
  }, { created: 20, updated: 19 }),
  entry('news', 'siem-reap-news-early-cafe', {
    title: { en: 'Coffee from five in the morning', cn: '清晨五点的咖啡', kr: '새벽 다섯 시의 커피' }, slug: 'early-cafe', category: ['cat-house-news'], media: ['arch-facade-dusk'], displayDate: day(-37), removedAfterExpired: false,
    description: { en: 'The sugar palm café now lights its lamps at 5am, the hour when the road to the temples begins to hum.', cn: '糖棕咖啡如今 5:00 点灯，正是通往寺庙的路开始热闹的时刻。', kr: '슈거 팜 카페가 이제 5:00에 불을 켭니다. 사원으로 가는 길이 술렁이기 시작하는 시각입니다.' },
    body: {
      en: 'Drivers drink free. Their cups hang on the left of the door, each with a name; if yours has one, you have been here long enough to know where the sugar is.',
      cn: '司机师傅免费。他们的杯子挂在门左，只只有名。若也有您的一只，想必您早已知道糖放在哪里。',
      kr: '기사님들께는 무료입니다. 문 왼편에 걸린 잔마다 이름이 적혀 있습니다. 거기 손님의 잔이 있다면, 설탕이 어디 있는지도 이미 아실 것입니다.',
    },
  }, { created: 38, updated: 37 }),
  entry('service', 'siem-reap-service-remork-home', {
    title: { en: 'A remork home', cn: '嘟嘟车送您回去', kr: '렘목으로 모셔다드립니다' }, slug: 'remork-home', category: ['cat-travel'], media: ['hero-travel'], isFeatured: true, location: { en: 'Ground floor, road gate', cn: '底层，临街大门', kr: '1층 거리 쪽 문' }, time: { en: 'Daily, noon to 10pm', cn: '每日 12:00 至 22:00', kr: '매일 12:00~22:00' },
    description: { en: 'A cushioned remork takes you and your parcels anywhere in town, complimentary, by way of the river if you like.', cn: '备好软垫的嘟嘟车，免费送您与包裹前往城中任何一处，亦可取道河边。', kr: '푹신한 렘목이 손님과 짐을 시내 어디든 무료로 모셔다드립니다. 원하시면 강가로 돌아갑니다.' },
    body: {
      en: 'Six drivers take turns and know which roads flood. The ride needs no minimum purchase. For the airport, fifty kilometres east of the town, we arrange a car at a fixed fare of US$30.',
      cn: '六位师傅轮值，哪条路会积水，他们最清楚。乘车无最低消费。机场位于城东约五十公里，可代订轿车，一口价 30 美元。',
      kr: '여섯 기사가 번갈아 맡으며, 어느 길이 물에 잠기는지 압니다. 최소 구매 금액은 없습니다. 시내 동쪽 50킬로미터의 공항까지는 30달러 정액으로 차를 불러 드립니다.',
    },
  }),
  entry('service', 'siem-reap-service-krama-wrapping', {
    title: { en: 'Wrapping in a krama', cn: '以格纹水布包裹', kr: '크라마로 싸는 선물' }, slug: 'krama-wrapping', category: ['cat-personal'], media: ['hero-gifts'], location: { en: 'Ground floor, wrapping table', cn: '底层，包装台', kr: '1층 포장 테이블' }, time: opening,
    description: { en: 'Gifts are knotted into a checked cotton krama, which goes on to be a scarf, a sling, a hat or a picnic cloth.', cn: '礼物以格纹棉布“格罗麻”系结包裹；拆开之后，它可作围巾、背兜、头巾，或野餐布。', kr: '선물을 체크무늬 면 크라마에 매듭지어 쌉니다. 풀고 나면 스카프도, 포대기도, 모자도, 소풍 돗자리도 됩니다.' },
    body: {
      en: 'One krama is complimentary above US$60, otherwise US$7. Choose red, indigo or black check, all woven on village looms. The team will teach you the sling knot if there is a baby about.',
      cn: '满 60 美元免费一条，否则 7 美元。红、靛、黑三色格，皆出自村中织机。若有婴儿同行，我们会教您系背兜。',
      kr: '60달러 이상은 한 장 무료, 미만은 7달러입니다. 빨강, 쪽빛, 검정 체크 모두 마을 베틀에서 짰습니다. 아기가 있으시면 포대기 매듭을 가르쳐 드립니다.',
    },
  }),
  entry('service', 'siem-reap-service-after-the-temples', {
    title: { en: 'After the temples', cn: '自寺庙归来', kr: '사원에서 돌아온 뒤' }, slug: 'after-the-temples', category: ['cat-personal', 'cat-beauty'], media: ['beauty-cream'], location: lotusCourt, time: { en: 'Daily, 11am to 6pm', cn: '每日 11:00 至 18:00', kr: '매일 11:00~18:00' },
    description: { en: 'Cold lemongrass towels, a foot basin of river stones and brushed shoes for anyone who has climbed too many steps.', cn: '冰凉的香茅毛巾、铺着河石的足盆，与刷净的鞋，献给爬了太多台阶的您。', kr: '차가운 레몬그라스 타월과 강돌을 깐 족욕, 깨끗이 턴 신발. 계단을 너무 많이 오른 분을 위한 서비스입니다.' },
    body: {
      en: 'Twenty minutes on the shaded side of the pond, complimentary, no purchase expected. Eight chairs; when they are taken, the café brings iced tea while you wait.',
      cn: '池边荫凉处二十分钟，免费，无须购物。共八席；若已坐满，咖啡馆会先送上冰茶。',
      kr: '연못의 그늘진 쪽에서 20분, 무료이며 구매하지 않으셔도 됩니다. 자리는 여덟. 다 찼을 때에는 카페에서 아이스티를 내어 드립니다.',
    },
  }),
  entry('specialOffer', 'siem-reap-offer-two-reds', {
    title: { en: 'Two reds, one compact', cn: '双红礼遇', kr: '두 가지 빨강, 콤팩트 하나' }, slug: 'two-reds', category: ['cat-beauty'], brand: 'brand-maison-verane', media: ['beauty-compact'], isFeatured: true, location: southGallery, startDate: day(-11, '10:00'), endDate: day(19, '21:00'),
    description: { en: 'Choose the lotus pink and the laterite red, or any other two, and a rose powder compact is yours with them.', cn: '选莲粉与红土两色，或任意两支，即赠玫瑰蜜粉饼一枚。', kr: '연꽃 분홍과 라테라이트 빨강, 또는 마음에 드는 두 가지를 고르시면 로즈 파우더 콤팩트를 드립니다.' },
    body: {
      en: 'Two satins are US$58. The compact carries a five-petalled flower that you will have seen before, cut in sandstone, if you spent the morning at Banteay Srei.',
      cn: '两支缎光唇膏 58 美元。粉饼上的五瓣花，若您上午去过女王宫，想必已在砂岩上见过。',
      kr: '새틴 립 두 개 58달러. 콤팩트의 다섯 꽃잎은 아침에 반테이 스레이에 다녀오셨다면 사암에서 이미 보셨을 무늬입니다.',
    },
    terms: {
      en: '- One gift for each pair, two for each customer.\n- While supplies last, at Meridian Galleria Siem Reap only.\n- The gift cannot be exchanged.',
      cn: '- 每两支赠一份，每位顾客限两份。\n- 赠完即止，仅限 Meridian Galleria 暹粒。\n- 赠品不可更换。',
      kr: '- 두 개 구매당 1개, 1인당 2개까지.\n- 소진 시 종료되며 Meridian Galleria 시엠립에서만 유효합니다.\n- 증정품은 교환하실 수 없습니다.',
    },
  }, { created: 13, updated: 11 }),
  entry('specialOffer', 'siem-reap-offer-strap-for-the-road', {
    title: { en: 'A strap for the road', cn: '行路肩带礼', kr: '길을 위한 스트랩' }, slug: 'strap-for-the-road', category: ['cat-fashion'], brand: 'brand-north-and-vale', media: ['fashion-belt'], location: upperGallery, startDate: day(5, '10:00'), endDate: day(34, '21:00'),
    description: { en: 'Buy a notebook cover and carry it by a braided bridle strap, cut to your height at the bench at no charge.', cn: '购手账套，即按身高现裁编织皮肩带一条，免费奉送。', kr: '노트 커버를 구매하시면 작업대에서 키에 맞춰 자른 엮은 가죽 스트랩을 무료로 드립니다.' },
    body: {
      en: 'The strap is fitted over the shoulder you prefer; bring the bag or camera that usually hangs there. Five minutes, three colours.',
      cn: '肩带按您惯用的一侧量裁，请带上平日所背的包或相机。五分钟，三色可选。',
      kr: '늘 메시는 어깨에 맞춥니다. 평소 거기 걸리는 가방이나 카메라를 가져오십시오. 5분이면 되고 색은 세 가지입니다.',
    },
  }, { created: 3, updated: 1 }),
  entry('specialOffer', 'siem-reap-offer-palm-leaf-sweets', {
    title: { en: 'Sweets in a palm-leaf box', cn: '棕叶甜礼', kr: '야자 잎 상자의 단것' }, slug: 'palm-leaf-sweets', category: ['cat-food-and-gifts'], brand: 'brand-cacao-thereze', media: ['food-chocolate'], location: lotusCourt, startDate: day(-40, '10:00'), endDate: day(-12, '21:00'),
    description: { en: 'Sixteen truffles with palm sugar and pepper, packed in a woven box and sold for the price of twelve.', cn: '十六颗棕糖胡椒松露巧克力，盛于编织棕叶盒，以十二颗之价售出。', kr: '팜 슈거와 후추를 넣은 트러플 열여섯 개를 엮은 상자에 담아 열두 개 가격에 드렸습니다.' },
    body: {
      en: 'The boxes were woven by a cooperative on the lake road and have many lives after the last truffle. The offer has ended.',
      cn: '编盒出自湖畔路上的合作社，最后一颗巧克力之后，还可另作他用。活动已结束。',
      kr: '상자는 호수 길의 협동조합에서 엮은 것으로, 마지막 트러플 뒤에도 쓸모가 많습니다. 행사는 끝났습니다.',
    },
  }, { created: 45, updated: 40 }),
  entry('artCulture', 'siem-reap-art-root-and-stone', {
    title: { en: 'Root and stone', cn: '根与石', kr: '뿌리와 돌' }, slug: 'root-and-stone', category: ['cat-sculpture'], media: ['art-sculpture'], isFeatured: true, location: lotusCourt, artist: { en: 'A sculptor from Battambang', cn: '马德望的雕塑家', kr: '바탐방의 조각가' }, displayDate: day(-130),
    description: { en: 'A pale loop that grips a bronze sphere, after the trees which hold some of the temples up while pulling them down.', cn: '苍白的环抱住一枚青铜球：正如那些巨树，一面撑起寺庙，一面将它拉倒。', kr: '청동 구를 움켜쥔 창백한 고리. 사원을 무너뜨리면서 떠받치고 있는 나무들에서 왔습니다.' },
    body: {
      en: 'At Ta Prohm it is no longer possible to say where the wall ends and the root begins. The sculptor worked from a single photograph of that border, and asked that the piece stand where rain can reach it. It may be touched.',
      cn: '在塔普伦寺，墙止于何处、根始于何处，早已无从分辨。雕塑家只凭一张拍下这条界线的照片创作，并要求作品立于淋得到雨的地方。可以触摸。',
      kr: '타프롬에서는 벽이 어디서 끝나고 뿌리가 어디서 시작되는지 더는 말할 수 없습니다. 조각가는 그 경계를 찍은 사진 한 장으로 작업했고, 비가 닿는 곳에 세워 달라고 했습니다. 만지셔도 됩니다.',
    },
  }),
  entry('artCulture', 'siem-reap-art-kiln-bowls', {
    title: { en: 'Three bowls from the hill', cn: '山中三钵', kr: '언덕에서 온 그릇 셋' }, slug: 'three-bowls', category: ['cat-installation'], media: ['art-vessels'], location: upperGallery, artist: { en: 'A ceramicist from Siem Reap', cn: '暹粒的陶艺家', kr: '시엠립의 도예가' }, displayDate: day(-85),
    description: { en: 'Stoneware fired on the slopes of Phnom Kulen, where Angkor’s potters had their kilns a thousand years ago.', cn: '荔枝山坡上烧成的炻器；一千年前，吴哥的陶工便在此设窑。', kr: '천 년 전 앙코르의 도공들이 가마를 두었던 프놈 쿨렌 비탈에서 구운 스톤웨어입니다.' },
    body: {
      en: 'Shards on the hill show ash-green and brown glazes; cobalt came much later and from far away. The potter has put all three on one step, so that a thousand years stand within an arm’s length. A drop of water is placed in each at opening time.',
      cn: '山上残片多为灰青与褐釉，钴蓝则来得更晚，也来自更远的地方。陶艺家将三者置于同一级石阶，一千年便近在伸手之间。每日开馆时，各钵滴入一滴水。',
      kr: '언덕의 조각들에는 잿빛 초록과 갈색 유약이 남아 있습니다. 코발트는 훨씬 뒤에 먼 곳에서 왔습니다. 도예가는 셋을 한 단에 놓아 천 년을 팔 하나 거리에 두었습니다. 문을 열 때마다 그릇에 물 한 방울을 떨어뜨립니다.',
    },
  }),
  entry('mediaCenterDetailPage', 'siem-reap-media-pictures-of-the-court', {
    title: { en: 'Pictures of the lotus court', cn: '莲池庭院图片集', kr: '연꽃 안뜰 이미지' }, slug: 'pictures-of-the-court', category: ['cat-image-library'], media: ['arch-spiral'], displayDate: day(-22), removedAfterExpired: false, downloadLink: 'https://assets.meridian.example/image/upload/v1/meridian/arch-spiral.webp',
    description: { en: 'The pond at eight, at noon and under lamps: nine pictures and a plan, free for editorial use with a credit.', cn: '清晨八点、正午与灯下的莲池：九幅图片与一张平面图，注明来源即可免费用于报道。', kr: '오전 8시와 정오, 그리고 등불 아래의 연못. 사진 아홉 점과 평면도를 출처 표기 후 보도용으로 무료로 쓰실 수 있습니다.' },
    body: {
      en: 'Credit: Meridian Galleria Siem Reap. For film permits in the court, please write three days ahead to siem-reap@meridian.example; tripods are welcome before 9am.',
      cn: '来源请注明 Meridian Galleria 暹粒。如需在庭院拍摄影片，请提前三日致函 siem-reap@meridian.example；上午 9:00 前可使用三脚架。',
      kr: '출처 표기: Meridian Galleria 시엠립. 안뜰에서 영상을 촬영하시려면 사흘 전에 siem-reap@meridian.example로 알려 주십시오. 삼각대는 9:00 이전에 쓰실 수 있습니다.',
    },
  }),
  entry('indexDetailPage', 'siem-reap-promotion-last-evening', {
    title: { en: 'One last evening with Hesperia', cn: '暮星最后一夜礼遇', kr: 'Hesperia와의 마지막 저녁' }, slug: 'last-evening', category: ['cat-fragrance'], brand: 'brand-hesperia', media: ['hero-beauty'], location: lotusCourt, startDate: day(-14, '10:00'), endDate: day(0, '21:00'),
    description: { en: 'Until 9pm today every 30 ml flacon is joined by a travel spray of the same scent in a woven sleeve.', cn: '至今晚 21:00，每瓶 30 毫升皆附同香旅行喷雾一支，收于编织小套。', kr: '오늘 21:00까지 30ml 한 병마다 같은 향의 트래블 스프레이를 엮은 주머니에 담아 드립니다.' },
    body: {
      en: 'The sleeves are plaited from lake rush, and no two are of one green. If you arrive late, ring at the road gate: the counter stays until the last guest has chosen.',
      cn: '小套以湖中灯芯草编成，绿意只只不同。若来得晚，请按临街门铃：柜台会等到最后一位客人选好。',
      kr: '주머니는 호수의 골풀로 엮어 초록빛이 저마다 다릅니다. 늦으셨다면 거리 쪽 문의 종을 울려 주십시오. 마지막 손님이 고르실 때까지 카운터를 지킵니다.',
    },
    terms: {
      en: '- One spray for each flacon, while supplies last.\n- Today only, for visitors in the gallery.',
      cn: '- 每瓶限赠一支，赠完即止。\n- 仅限今日到馆宾客。',
      kr: '- 한 병당 1개, 소진 시 종료됩니다.\n- 오늘 방문하신 분에 한합니다.',
    },
  }, { created: 16, updated: 14 }),
];

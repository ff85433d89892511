import { entry, type SeedGroup } from '../seed.ts';

const time = {
  en: 'Sunday to Wednesday, 10am to 8pm; Thursday to Saturday, 10am to 9pm',
  cn: '周日至周三 10:00–20:00；周四至周六 10:00–21:00',
};
const eastHall = { en: 'Level 1, east gallery', cn: '一层东廊' };
const westHall = { en: 'Level 1, west gallery', cn: '一层西廊' };
const cellar = { en: 'Level 1, cellar', cn: '一层酒窖' };
const fashionGallery = { en: 'Level 2, west gallery', cn: '二层西廊' };
const watchGallery = { en: 'Level 2, east gallery', cn: '二层东廊' };
const pantry = { en: 'Level 3, pantry', cn: '三层食集' };

/** The houses of Sydney: fourteen pavilions and the four that stand inside two of them, with their buttons and the beauty booking. */
export const sydneyBrands: SeedGroup = {
  tag: 'sydney',
  seeds: [
    entry('booxi', 'sydney-booxi-beauty', { title: { en: 'Beauty appointments', cn: '美妆护肤预约' }, tag: 'MakeMyDay' }),
    entry('cta', 'sydney-brand-cta-skin-reading', { title: { en: 'Book a skin reading', cn: '预约肌肤测评' }, kind: 'bookNow', variant: 'primary', booking: 'sydney-booxi-beauty' }),
    entry('cta', 'sydney-brand-cta-engraving', { title: { en: 'Engraving on glass', cn: '瓶身镌刻' }, kind: 'viewDetails', variant: 'secondary', internalLink: 'sydney-service-engraving' }),
    entry('cta', 'sydney-brand-cta-undercroft', { title: { en: 'Taste it at the bar', cn: '到酒吧小酌' }, kind: 'viewDetails', variant: 'secondary', internalLink: 'sydney-dining-undercroft' }),
    entry('cta', 'sydney-brand-cta-fitting', { title: { en: 'Straps and sizing', cn: '表带更换与尺寸调整' }, kind: 'viewDetails', variant: 'secondary', internalLink: 'sydney-service-straps-and-sizing' }),

    entry('brandPavilion', 'sydney-brand-aurelle', {
      title: { en: 'Aurelle', cn: 'Aurelle 欧蕾尔' }, slug: 'aurelle', brand: 'brand-aurelle', category: ['cat-beauty'], label: ['label-exclusive'], isFeatured: true,
      description: {
        en: 'Skincare made slowly: whipped creams, jars meant to be refilled and a quiet treatment room of two chairs behind a linen curtain.',
        cn: '慢工细作的护肤之道：绵密乳霜，可续装的玻璃罐，亚麻帘后还藏着一间只设两席的静谧护理室。',
      },
      body: {
        en: 'Aurelle works in small batches, and the texture tells you so. Its repair cream is whipped until it holds a peak, then rests before it is poured into a jar that is meant to be kept.\n\n## Behind the linen\n\nBehind the counter are two chairs and a north window. A skin reading takes twenty minutes, is complimentary, and ends with a card of three suggestions rather than ten.\n\nBring an empty jar from any Meridian house and it is washed, refilled and sealed while you wait, at a third less than a new one.',
        cn: '欧蕾尔坚持小批量制作，指尖一触便知。丝绒修护面霜须久久打发，直至膏体挺立成峰，静置之后方才入罐；而那只罐子，值得一直留着。\n\n## 亚麻帘后\n\n柜台之后，两张座椅，一扇朝北的窗。肌肤测评约 20 分钟，免费体验；结束时您会收到一张小卡，上面只写三条建议，而非十条。\n\n带来在任何一家 Meridian 购得的空罐，我们当场清洗、续装、封口，价格比新品低三分之一。',
      },
      features: { en: ['Complimentary skin reading', 'Refill bar', 'Cabin-size jars'], cn: ['免费肌肤测评', '乳霜续装台', '登机便携装'] },
      media: ['beauty-cream', 'arch-boutique'], location: eastHall, time, booking: 'sydney-booxi-beauty', cta: ['sydney-brand-cta-skin-reading'],
      relatedItems: ['sydney-brand-solenne', 'sydney-brand-maison-verane', 'sydney-service-beauty-hour'],
    }, { created: 320, updated: 12 }),
    entry('brandPavilion', 'sydney-brand-maison-verane', {
      title: { en: 'Maison Verane', cn: 'Maison Verane 薇兰世家' }, slug: 'maison-verane', brand: 'brand-maison-verane', category: ['cat-beauty'], label: ['label-leasing-brand'],
      description: {
        en: 'A colour house with a painter’s eye: satin lipsticks in eleven clays and roses, tried in daylight at a long table under the skylight.',
        cn: '以画家之眼调色的彩妆世家：十一款陶土与玫瑰色缎光唇膏，在天窗下的长桌旁，就着自然光从容试妆。',
      },
      body: {
        en: 'Colour at Maison Verane begins on a palette knife. Eleven shades run from brick rose to wet clay, each mixed so that it looks the same at noon and under a lamp.\n\n## The long table\n\nFour stools stand at a table under the skylight. Sit down, wipe the day off and try as many shades as you like; nobody counts. A make-up artist is here daily from 11am to 6pm.\n\n- Shade matching: fifteen minutes, complimentary\n- Make-up for the evening: forty-five minutes, AUD 90, taken off any purchase',
        cn: '薇兰世家的色彩，始于一把调色刀。十一种色调，从砖红玫瑰到湿润陶土，反复调和，只为正午阳光与夜晚灯下，唇色始终如一。\n\n## 天窗下的长桌\n\n长桌旁置四张高凳。坐下来，卸去一身风尘，随意试色，不必计数。彩妆师每日 11:00–18:00 在此相候。\n\n- 唇色配选：15 分钟，免费\n- 晚间妆容：45 分钟，90 澳元，可抵扣当日消费',
      },
      features: { en: ['Shade matching by daylight', 'Evening make-up', 'Eleven satin shades'], cn: ['自然光下试色', '晚间妆容', '十一款缎光唇色'] },
      media: ['beauty-lipstick', 'beauty-compact'], location: eastHall, time, relatedItems: ['sydney-brand-aurelle', 'sydney-brand-hesperia', 'sydney-brand-ottavia-rey'],
    }, { created: 300, updated: 40 }),
    entry('brandPavilion', 'sydney-brand-solenne', {
      title: { en: 'Solenne', cn: 'Solenne 素澜' }, slug: 'solenne', brand: 'brand-solenne', category: ['cat-beauty'], label: ['label-new'],
      description: {
        en: 'A young house devoted to a single step: one amber serum in three strengths, tried over a shallow basin of water and river stones.',
        cn: '年轻品牌，只专注护肤的一步：一款琥珀色精华，三种浓度，在浅水与河石之间从容试用。',
      },
      body: {
        en: 'Most counters ask you to choose. Solenne asks only how your skin felt this morning, then reaches for one of three droppers: Dawn, Noon or Dusk.\n\n## A basin of stones\n\nThe serum is tried over a shallow basin where water moves across river stones. It takes five minutes, and you leave with one hand noticeably softer than the other.\n\nEach bottle holds 30 ml, well inside the cabin limit, and its stopper does not leak at altitude.',
        cn: '别处请您挑选，素澜只问一句：今早醒来，肌肤感觉如何？随后从“晨”“午”“暮”三支滴管中，为您取出其一。\n\n## 一盆河石\n\n试用在一方浅水盆旁，水流缓缓漫过圆石。不过五分钟，两只手的触感便已不同。\n\n每瓶 30 毫升，符合随身行李规定；瓶塞特别设计，高空亦不渗漏。',
      },
      features: { en: ['Three strengths', 'Five-minute trial', '30 ml for the cabin'], cn: ['三种浓度', '五分钟试用', '30 毫升登机装'] },
      media: ['beauty-serum'], location: eastHall, time, relatedItems: ['sydney-brand-aurelle', 'sydney-brand-lune-and-linden'],
    }, { created: 25, updated: 6 }),
    entry('brandPavilion', 'sydney-brand-hesperia', {
      title: { en: 'Hesperia', cn: 'Hesperia 暮星' }, slug: 'hesperia', brand: 'brand-hesperia', category: ['cat-fragrance'], label: ['label-exclusive'], isFeatured: true,
      description: {
        en: 'Perfume for the hours after six: bitter orange, resin and warm wood, smelled in low light behind a curtain in the west gallery.',
        cn: '写给傍晚六点之后的香水：苦橙、树脂与暖木，在西廊幕帘之后的微光里，静静闻香。',
      },
      body: {
        en: 'Hesperia is named for the evening star and composes for the hours that it keeps. Amber No. 3, its best-known eau de parfum, opens with bitter orange and settles into resin, warm wood and a little smoke.\n\n## Smelling in low light\n\nBehind the curtain the lamps are dim and the blotters are cut long. Three scents, three minutes each: the nose asks for no more. Coffee is served in between, since it rests the palate and the feet.\n\nThe 100 ml Amber No. 3 with a bronze cap is poured for travellers alone.',
        cn: '暮星以长庚星为名，也为长庚初升后的时光调香。代表作“琥珀三号”香水，以苦橙启幕，渐次沉入树脂、暖木与一缕轻烟。\n\n## 微光闻香\n\n幕帘之后，灯光幽微，试香纸裁得格外修长。三款香气，各三分钟，鼻尖所求，不过如此；间歇奉上一杯咖啡，让嗅觉与双足都歇一歇。\n\n青铜瓶盖的 100 毫升“琥珀三号”，仅为旅人灌装。',
      },
      features: { en: ['Low-light scent room', 'Amber No. 3, travellers’ edition', 'Engraving on request'], cn: ['微光闻香室', '琥珀三号旅行独家版', '可镌刻瓶身'] },
      media: ['beauty-perfume-amber'], location: westHall, time, cta: ['sydney-brand-cta-engraving'], relatedItems: ['sydney-brand-lune-and-linden', 'sydney-service-engraving', 'sydney-brand-solenne'],
    }, { created: 280, updated: 9 }),
    entry('brandPavilion', 'sydney-brand-lune-and-linden', {
      title: { en: 'Lune & Linden', cn: 'Lune & Linden 月与椴' }, slug: 'lune-and-linden', brand: 'brand-lune-and-linden', category: ['cat-fragrance'], label: ['label-new'],
      description: {
        en: 'Two round flacons that are worn together: Lune is cool and mineral, Linden green and honeyed. The counter shows you how to layer them.',
        cn: '一双圆瓶，相伴而用：“月”清冷如矿石，“椴”青绿带蜜甜。柜台旁，我们为您示范叠香之法。',
      },
      body: {
        en: 'Lune smells of wet stone and night air. Linden is a tree in flower, with a bee or two in it. Each is complete; worn together they become a third scent that belongs to whoever wears it.\n\n## How to layer\n\n1. Linden first, on the wrists, and wait a minute.\n2. Lune second, once, at the collar.\n3. Walk to the far end of the gallery and back before you decide.\n\nThe pair travels in a felt sleeve, two flacons of 50 ml, and can be engraved within fifteen minutes.',
        cn: '“月”是雨后青石与夜的凉意；“椴”是一树繁花，花间还有一两只蜜蜂。各自圆满，相叠则成第三种香气，只属于用香之人。\n\n## 叠香三步\n\n1. 先取“椴”，点于腕间，静候一分钟。\n2. 再取“月”，于领口轻喷一次。\n3. 往长廊尽头走一个来回，再作决定。\n\n双瓶各 50 毫升，收于毛毡套中，便于随身携行；瓶身镌刻，15 分钟可取。',
      },
      features: { en: ['Layering lesson', 'Pair of 50 ml flacons', 'Engraving in fifteen minutes'], cn: ['叠香示范', '50 毫升双瓶装', '15 分钟镌刻'] },
      media: ['beauty-perfume-duo'], location: westHall, time, relatedItems: ['sydney-brand-hesperia', 'sydney-brand-solenne'],
    }, { created: 34, updated: 8 }),
    entry('brandPavilion', 'sydney-brand-casa-orsino', {
      title: { en: 'Casa Orsino', cn: 'Casa Orsino 奥希诺' }, slug: 'casa-orsino', brand: 'brand-casa-orsino', category: ['cat-fashion'], label: ['label-leasing-brand'], isFeatured: true,
      description: {
        en: 'Saddle leather with a brass lock and a long memory. A repair bench stands in the window, and the bag that comes in is the better for it.',
        cn: '马鞍皮革，黄铜旋扣，时间愈久愈见光泽。临窗设有修护工作台，旧包送来，焕然而归。',
      },
      body: {
        en: 'A Casa Orsino top-handle bag is cut from one hide, so that its panels age at the same pace. The edges are painted five times and polished with bone; the lock turns with a small, definite click.\n\n## The bench in the window\n\nA leather worker sits here from Thursday to Sunday, noon to 6pm. Conditioning a bag takes half an hour and is complimentary for any Casa Orsino piece, whatever its age.\n\n> Leather should look as if it had been somewhere.\n\nInitials are pressed by hand, blind or in gold, while you have a coffee downstairs.',
        cn: '奥希诺的手提包以整张皮料裁制，各片随岁月同步生色。边缘五度上油，以骨制工具细细打磨；旋扣转动，一声轻响，干脆利落。\n\n## 临窗的工作台\n\n每周四至周日 12:00–18:00，皮匠在此伏案。凡奥希诺皮具，不论年份，皆可免费养护，约需半小时。\n\n> 好皮革，理当带着旅途的痕迹。\n\n您到楼下喝杯咖啡，我们为您手工压印姓名缩写，素压或烫金皆可。',
      },
      features: { en: ['Repair bench in the window', 'Hand-pressed initials', 'Complimentary conditioning'], cn: ['临窗修护台', '手工压印姓名缩写', '免费皮具养护'] },
      media: ['fashion-handbag', 'fashion-wallet'], location: fashionGallery, time, relatedItems: ['sydney-brand-kintara', 'sydney-brand-ottavia-rey', 'sydney-dining-first-light'],
    }, { created: 310, updated: 16 }),
    entry('brandPavilion', 'sydney-brand-kintara', {
      title: { en: 'Kintara', cn: 'Kintara 金多莱' }, slug: 'kintara', brand: 'brand-kintara', category: ['cat-fashion'], label: ['label-new'],
      description: {
        en: 'Eyewear made for hard light. Tortoise frames are fitted at a mirror, then tried where they matter: on the terrace, in the sun.',
        cn: '为烈日而生的眼镜。玳瑁色镜框在镜前细细调校，再到露台的阳光下，试出真章。',
      },
      body: {
        en: 'On a clear summer’s day Sydney’s ultraviolet index passes eleven, and Kintara treats that with respect. Lenses are dark, neutral and kind to colour; frames are cut from solid acetate and polished for days.\n\n## Fitted, then walked\n\nA fitting takes ten minutes. Then you are sent up to the Fig Terrace with the frame on your nose and a host beside you, because no shop lamp can stand in for the sky.\n\nAdjustments are complimentary for as long as you own the frame, in every Meridian city.',
        cn: '晴朗夏日，悉尼的紫外线指数常超过 11，金多莱对此心怀敬意。镜片深而中性，不失真色；镜框取整块板材切割，反复抛光，历时数日。\n\n## 先调校，再走走\n\n调校约十分钟。随后由专人陪您登上榕荫露台，戴着镜框走一走，因为再好的店灯，也替代不了天空。\n\n终身免费调整，在任何一座 Meridian 城市皆可享用。',
      },
      features: { en: ['Ten-minute fitting', 'Tried in daylight', 'Lifelong adjustment'], cn: ['十分钟调校', '日光下试戴', '终身免费调整'] },
      media: ['fashion-sunglasses'], location: fashionGallery, time, relatedItems: ['sydney-brand-ottavia-rey', 'sydney-dining-fig-terrace', 'sydney-brand-casa-orsino'],
    }, { created: 28, updated: 5 }),
    entry('brandPavilion', 'sydney-brand-ottavia-rey', {
      title: { en: 'Ottavia Rey', cn: 'Ottavia Rey 奥塔薇' }, slug: 'ottavia-rey', brand: 'brand-ottavia-rey', category: ['cat-fashion'], label: ['label-leasing-brand'],
      description: {
        en: 'Silk in olive, clay and ivory, hemmed by hand. Ask for the knot lesson: one square, five ways to wear it, ten minutes at the mirror.',
        cn: '橄榄、陶土与象牙色真丝，手工卷边。不妨试试结巾小课：一方丝巾，五种系法，镜前十分钟。',
      },
      body: {
        en: 'Ottavia Rey draws gardens seen from above: beds, paths, a wall at noon. The drawings are printed on a heavy twill that takes a fold and keeps it.\n\n## One square, five knots\n\nThe lesson is complimentary and takes ten minutes. You learn the collar, the braid, the handle, the belt and the one for windy ferries.\n\nSquares of 90 cm start at AUD 420 and leave in a flat box that slides into a laptop sleeve.',
        cn: '奥塔薇描绘的，是从高处俯瞰的花园：花畦、小径、正午的一面墙。图案印于厚实斜纹绸上，一折即有形，久而不散。\n\n## 一方丝巾，五种系法\n\n小课免费，约十分钟：领口、发辫、包柄、腰间，还有一种，专为渡轮上的海风。\n\n90 厘米方巾 420 澳元起，以扁盒盛装，可放入电脑内袋。',
      },
      features: { en: ['Knot lesson', 'Hand-rolled hems', 'Flat travel box'], cn: ['结巾小课', '手工卷边', '扁平旅行盒'] },
      media: ['fashion-scarf'], location: fashionGallery, time, relatedItems: ['sydney-brand-casa-orsino', 'sydney-brand-kintara', 'sydney-brand-maison-verane'],
    }, { created: 260, updated: 44 }),
    entry('brandPavilion', 'sydney-brand-meridian-time', {
      title: { en: 'Meridian Time', cn: 'Meridian Time 子午时计' }, slug: 'meridian-time', brand: 'brand-meridian-time', category: ['cat-watches-and-jewellery'], label: ['label-exclusive'], isFeatured: true,
      description: {
        en: 'The galleria’s own watch salon. A slate-dialled automatic leads the way to two guest houses, Calibre Ferrand and Bellarosa.',
        cn: 'Meridian Galleria 自营的腕表沙龙：岩灰表盘自动腕表领衔，斐朗与贝拉蔷两大品牌同室相迎。',
      },
      body: {
        en: 'Sydney lies a little east of the 151st meridian, and the salon likes to be exact about it: the long clock over the door is set each morning. Below it the Meridian automatic shows its slate dial, and its second time zone moves on with one click of the crown.\n\n## Three houses, one room\n\nCalibre Ferrand keeps the benches by the window, Bellarosa the round table in the middle. The armchairs belong to nobody, so stay as long as you wish.\n\nStraps are changed and bracelets sized on the spot, without charge.',
        cn: '悉尼位于东经 151 度稍东，沙龙对此一丝不苟：门楣上的长钟每日清晨校准。钟下，子午线自动腕表静静展露岩灰表盘，表冠轻旋一格，第二时区随之而动。\n\n## 一室三家\n\n斐朗的工作台临窗，贝拉蔷的圆桌居中；扶手椅不属于任何一家，您尽可久坐。\n\n更换表带、调整链节，当场完成，不收费用。',
      },
      features: { en: ['Second time zone', 'Straps fitted on the spot', 'Two guest houses'], cn: ['第二时区', '当场更换表带', '两家特邀品牌'] },
      media: ['watch-face'], location: watchGallery, time, childrenBrands: ['sydney-brand-calibre-ferrand', 'sydney-brand-bellarosa'], cta: ['sydney-brand-cta-fitting'],
      relatedItems: ['sydney-brand-ondine-joaillerie', 'sydney-service-personal-shopping'],
    }, { created: 330, updated: 21 }),
    entry('brandPavilion', 'sydney-brand-calibre-ferrand', {
      title: { en: 'Calibre Ferrand', cn: 'Calibre Ferrand 斐朗' }, slug: 'calibre-ferrand', brand: 'brand-calibre-ferrand', category: ['cat-watches-and-jewellery'],
      description: {
        en: 'Hand-wound watches with their workings in plain view. Sit at the bench by the window and hear a movement through a listening glass.',
        cn: '手动上链腕表，机芯一览无余。临窗落座，借一枚听筒，聆听机芯的呼吸。',
      },
      body: {
        en: 'Calibre Ferrand makes movements that ask for twenty turns each morning. The house sees this not as a chore but as a moment in which you look at the time on purpose.\n\n## At the bench\n\nThe cases are glass on both sides. A watchmaker from the salon opens one for visitors at 11am, 2pm and 4pm; the sitting lasts a quarter of an hour and there are six chairs.\n\nThe rose gold model is kept in the safe: ask, and it comes out on a tray of slate.',
        cn: '斐朗的机芯，每日清晨须上链二十圈。品牌不以此为劳，而视之为一天中郑重看一眼时间的片刻。\n\n## 工作台前\n\n表壳双面皆为水晶玻璃。每日 11:00、14:00 与 16:00，制表师当众开启一枚，约一刻钟，设六席。\n\n玫瑰金款收于保险柜中；您开口，我们便以岩板托盘奉上。',
      },
      features: { en: ['Movement opened three times a day', 'Hand-wound calibres'], cn: ['每日三场机芯开启', '手动上链机芯'] },
      media: ['hero-watches'], location: watchGallery, time, relatedItems: ['sydney-brand-bellarosa', 'sydney-service-straps-and-sizing'],
    }, { created: 200, updated: 33 }),
    entry('brandPavilion', 'sydney-brand-bellarosa', {
      title: { en: 'Bellarosa', cn: 'Bellarosa 贝拉蔷' }, slug: 'bellarosa', brand: 'brand-bellarosa', category: ['cat-watches-and-jewellery'],
      description: {
        en: 'Gold bangles made to be stacked, and watches that pass for one of them. Each is weighed in the hand before it is worn on the wrist.',
        cn: '为叠戴而生的金手镯，以及悄然隐身其间的腕表。先在掌心掂一掂，再轻轻戴上手腕。',
      },
      body: {
        en: 'Bellarosa thinks in threes. One bangle is smooth, one is hammered, one is turned like rope; worn together they sound faintly of a tea tray.\n\n## The round table\n\nStacks are built here on a velvet roll, with a mirror on a stand and no hurry at all. Two wrists may be measured at once.\n\nThe smallest watch has a dial of 16 mm and hides under a hinged petal.',
        cn: '贝拉蔷偏爱“三”：一只光面，一只锤纹，一只拧如绳索；叠戴时轻轻相碰，声如茶盘微响。\n\n## 圆桌之上\n\n丝绒卷轴铺开，立镜在侧，不必匆忙，慢慢配出属于自己的叠法。两人同来，可一并量腕。\n\n最小的腕表，表盘仅 16 毫米，藏于一片可掀起的花瓣之下。',
      },
      features: { en: ['Stacking table', 'Wrist measuring for two'], cn: ['叠戴圆桌', '双人量腕'] },
      media: ['jewel-bracelet'], location: watchGallery, time, relatedItems: ['sydney-brand-calibre-ferrand', 'sydney-brand-ondine-joaillerie'],
    }, { created: 190, updated: 30 }),
    entry('brandPavilion', 'sydney-brand-ondine-joaillerie', {
      title: { en: 'Ondine Joaillerie', cn: 'Ondine Joaillerie 昂汀珠宝' }, slug: 'ondine-joaillerie', brand: 'brand-ondine-joaillerie', category: ['cat-watches-and-jewellery'], label: ['label-leasing-brand'],
      description: {
        en: 'Pearls strung knot by knot, and gold that keeps to the background. Choose the strand by daylight, on a tray of grey linen.',
        cn: '珍珠逐颗打结串成，黄金退居其后。在灰色亚麻托盘上，借自然光，选定您的那一串。',
      },
      body: {
        en: 'A strand at Ondine is matched by eye, first for lustre, then for size, last for colour. Every pearl is held by its own knot, so that if the thread ever breaks you lose one and not fifty.\n\n## Choosing by daylight\n\nPearls are laid out beside the window, never under a spotlight. Allow half an hour, wear a plain collar and bring the earrings that you love.\n\nRestringing is complimentary every second year; a resized ring is ready in two days or follows you to any Meridian city.',
        cn: '昂汀以目选珠：先看光泽，再看大小，最后看色泽。每颗珍珠各有一结，倘若丝线断开，失落的只是一颗，而非五十颗。\n\n## 就着日光挑选\n\n珍珠陈于窗畔，从不置于射灯之下。请预留半小时，着素净领口，带上您钟爱的耳饰。\n\n每两年可免费重新串珠一次；戒指改圈两日可取，亦可寄往任何一座 Meridian 城市。',
      },
      features: { en: ['Strands matched by daylight', 'Restringing every second year', 'Ring sizing in two days'], cn: ['日光下配珠', '每两年免费重串', '戒圈两日改妥'] },
      media: ['jewel-necklace', 'jewel-earrings'], location: watchGallery, time, relatedItems: ['sydney-brand-bellarosa', 'sydney-service-straps-and-sizing', 'sydney-brand-calibre-ferrand'],
    }, { created: 240, updated: 27 }),
    entry('brandPavilion', 'sydney-brand-glenmarrow', {
      title: { en: 'Glenmarrow', cn: 'Glenmarrow 格伦马罗' }, slug: 'glenmarrow', brand: 'brand-glenmarrow', category: ['cat-wines-and-spirits'], label: ['label-exclusive'], whetherLiquorOrTobacco: true, isFeatured: true,
      description: {
        en: 'Single malt at cask strength, poured beside the barrel that it came from. A first taste is complimentary for guests of 18 and over.',
        cn: '原桶强度单一麦芽威士忌，就在酒桶旁为您斟上。年满 18 周岁的宾客，首杯试饮由我们敬上。',
      },
      body: {
        en: 'Four casks lie on their sides at the cold end of the cellar. One is open at a time; a chalk mark on the stave shows how much the angels have had and how much is left for you.\n\n## A taste from the cask\n\nA measure is drawn with a copper dipper and cut with a few drops of water. Say what you taste before you read the card: most people find orange peel, and some find rain.\n\nThe cask reserve, 70 cl, is bottled for travellers and packed in a sealed bag for the flight.',
        cn: '酒窖最凉的一端，横卧着四只橡木桶，每次只开一桶。桶板上的粉笔线，记着天使分去了多少，又为您留下多少。\n\n## 桶边一口\n\n以铜勺取酒，兑几滴清水。先说出您尝到的味道，再看酒卡：多数人说是橙皮，也有人说，是雨。\n\n“原桶珍藏”700 毫升装，为旅人特别装瓶，以密封袋包装，方便登机。',
      },
      features: { en: ['Taste from the cask', 'Bottled for travellers', 'Guests of 18 and over'], cn: ['桶边试饮', '旅人专属装瓶', '仅限 18 周岁以上'] },
      media: ['spirits-whisky'], location: cellar, time, cta: ['sydney-brand-cta-undercroft'], relatedItems: ['sydney-brand-juniper-row', 'sydney-dining-undercroft', 'sydney-brand-chateau-sauvelin'],
    }, { created: 305, updated: 14 }),
    entry('brandPavilion', 'sydney-brand-chateau-sauvelin', {
      title: { en: 'Château Sauvelin', cn: 'Château Sauvelin 索维兰酒庄' }, slug: 'chateau-sauvelin', brand: 'brand-chateau-sauvelin', category: ['cat-wines-and-spirits'], whetherLiquorOrTobacco: true,
      description: {
        en: 'Old vines, patient reds and one cool arch of the cellar, where three vintages are open each day and the glasses are the right ones.',
        cn: '老藤与从容的红葡萄酒，安居酒窖一隅清凉拱券。每日开启三个年份，配以恰如其分的酒杯。',
      },
      body: {
        en: 'The vines of Château Sauvelin are old enough to be left alone, and they give little fruit. What they give is dark, fine-grained and in no hurry: the estate sells a vintage when it is ready to be drunk.\n\n## Three vintages a day\n\nA flight of three small glasses costs AUD 24 and lasts about half an hour. There is bread, there is a candle, and somebody will draw the hillside for you on the back of a menu.\n\nSix bottles or more are packed in moulded pulp for the hold.',
        cn: '索维兰的葡萄藤已老到不必多加照看，结果不多，却颗颗浓深细腻，从容不迫：酒庄只在酒适饮之时，方才出售。\n\n## 一日三年份\n\n三小杯一组，24 澳元，约半小时。有面包，有烛光，还会有人在餐单背面，为您画出那片山坡。\n\n六瓶及以上，以模压纸浆护托装箱，可安心托运。',
      },
      features: { en: ['Flight of three vintages', 'Packed for the hold', 'Guests of 18 and over'], cn: ['三年份品鉴', '托运包装', '仅限 18 周岁以上'] },
      media: ['spirits-wine'], location: cellar, time, relatedItems: ['sydney-brand-glenmarrow', 'sydney-dining-lantern-table'],
    }, { created: 290, updated: 51 }),
    entry('brandPavilion', 'sydney-brand-juniper-row', {
      title: { en: 'Juniper Row', cn: 'Juniper Row 杜松巷' }, slug: 'juniper-row', brand: 'brand-juniper-row', category: ['cat-wines-and-spirits'], label: ['label-new'], whetherLiquorOrTobacco: true,
      description: {
        en: 'A dry gin with a green edge: juniper, olive leaf and lemon myrtle from the Australian coast. Smell the botanicals before you pour.',
        cn: '带一抹青绿的干金酒：杜松子、橄榄叶，以及澳大利亚海岸的柠檬香桃木。先闻香草，再斟一杯。',
      },
      body: {
        en: 'Nine jars stand in a row along the counter. Open them from left to right and you have read the recipe: juniper, coriander, orange, olive leaf, and at the end lemon myrtle, which grows wild in the rainforests of Queensland.\n\n## Two pours\n\n- **Short:** over one clear block of ice, with a strip of peel\n- **Long:** with soda, in a tall glass, for people with a plane to catch\n\nTastings are complimentary for guests of 18 and over, until an hour before closing.',
        cn: '柜台上一列九只玻璃罐，自左至右逐一开启，便读完了整张配方：杜松子、芫荽籽、甜橙、橄榄叶，末尾是柠檬香桃木，野生于昆士兰的雨林之中。\n\n## 两种喝法\n\n- **短饮：** 一方透明冰块，一缕果皮\n- **长饮：** 高杯加苏打水，留给要赶飞机的人\n\n年满 18 周岁的宾客可免费试饮，至闭馆前一小时止。',
      },
      features: { en: ['Nine botanicals to smell', 'Complimentary tasting', 'Guests of 18 and over'], cn: ['九味香草可闻', '免费试饮', '仅限 18 周岁以上'] },
      media: ['spirits-gin'], location: cellar, time, relatedItems: ['sydney-brand-glenmarrow', 'sydney-dining-pearl-stair'],
    }, { created: 22, updated: 4 }),
    entry('brandPavilion', 'sydney-brand-honey-and-tide', {
      title: { en: 'Honey & Tide', cn: 'Honey & Tide 蜜与潮' }, slug: 'honey-and-tide', brand: 'brand-honey-and-tide', category: ['cat-food-and-gifts'], label: ['label-exclusive'], isFeatured: true,
      description: {
        en: 'Honeys and sea salts of this coast, tasted from a wooden dipper. The pantry around them is shared with a chocolate house and a tea house.',
        cn: '来自这片海岸的蜂蜜与海盐，以木蜜棒取尝。同在食集的，还有一家巧克力屋与一家茶堂。',
      },
      body: {
        en: 'Honey tastes of where the bees have been. Macadamia honey from northern New South Wales is dark and almost savoury; leatherwood from Tasmania smells of a florist’s on a wet morning. Six are always open on the counter.\n\n## The pantry\n\nCacao Thérèze and Sencha Hall stand to the left and right. A box of your own choosing, three jars, bars or tins, costs AUD 75 and is wrapped without charge.\n\nSome countries, New Zealand among them, do not admit honey. Tell us where you are going and we will choose something that may come along.',
        cn: '蜜蜂去过哪里，蜂蜜便是哪里的味道。新南威尔士州北部的澳洲坚果蜜，色深而微咸鲜；塔斯马尼亚的革木蜜，闻来如雨天清晨的花店。柜台上常备六款，随意试尝。\n\n## 食集\n\n左右两侧，是泰蕾兹可可与煎茶堂。任选三件，罐、排、听皆可，自成一盒，75 澳元，免费包装。\n\n部分国家（如新西兰）不允许携带蜂蜜入境。请告知目的地，我们为您另选可同行之物。',
      },
      features: { en: ['Six honeys to taste', 'Box of your own choosing', 'Advice on customs rules'], cn: ['六款蜂蜜试尝', '自选三味礼盒', '入境规定提示'] },
      media: ['food-honey'], location: pantry, time, childrenBrands: ['sydney-brand-cacao-thereze', 'sydney-brand-sencha-hall'], relatedItems: ['sydney-service-gift-wrapping', 'sydney-dining-citrus-counter'],
    }, { created: 315, updated: 11 }),
    entry('brandPavilion', 'sydney-brand-cacao-thereze', {
      title: { en: 'Cacao Thérèze', cn: 'Cacao Thérèze 泰蕾兹可可' }, slug: 'cacao-thereze', brand: 'brand-cacao-thereze', category: ['cat-food-and-gifts'],
      description: {
        en: 'Truffles filled on the counter and boxed in bottle green. The macadamia and finger lime is made for this house and no other.',
        cn: '松露巧克力现场灌心，收入墨绿礼盒。澳洲坚果配指橙一味，只在本馆制作。',
      },
      body: {
        en: 'The filling happens where you can see it, on a marble slab that is kept at eighteen degrees. Shells are cast in the morning, filled by noon and sold the same day.\n\n## Made for Sydney\n\nMacadamia and finger lime both grow wild in the rainforests of Australia’s east coast. The nut is roasted and ground with dark milk chocolate; the lime is folded in whole, so that its pearls burst a moment later.\n\nA box of sixteen costs AUD 58 and keeps for three weeks. On warm days it leaves with a cool sleeve.',
        cn: '灌心就在眼前，大理石台常年保持 18 摄氏度。清晨倒模，中午灌心，当日售出。\n\n## 为悉尼而作\n\n澳洲坚果与指橙，皆原生于澳大利亚东海岸的雨林。坚果烘香，与黑牛奶巧克力同磨；指橙整粒拌入，稍后才在舌尖迸裂。\n\n十六枚装 58 澳元，可存放三周。天热时，附赠保冷套。',
      },
      features: { en: ['Filled at the counter', 'Sydney truffle', 'Cool sleeve on warm days'], cn: ['现场灌心', '悉尼限定口味', '保冷套'] },
      media: ['food-chocolate'], location: pantry, time, relatedItems: ['sydney-brand-honey-and-tide', 'sydney-brand-sencha-hall', 'sydney-service-gift-wrapping'],
    }, { created: 180, updated: 26 }),
    entry('brandPavilion', 'sydney-brand-sencha-hall', {
      title: { en: 'Sencha Hall', cn: 'Sencha Hall 煎茶堂' }, slug: 'sencha-hall', brand: 'brand-sencha-hall', category: ['cat-food-and-gifts'],
      description: {
        en: 'Green teas, roasted teas and one sage blend in a brass-lidded caddy. The kettle is always on, and the second cup is the better one.',
        cn: '绿茶、焙茶，还有一味鼠尾草拼配，盛于黄铜盖茶罐。水一直温着，第二泡更见滋味。',
      },
      body: {
        en: 'At Sencha Hall nobody asks what you would like. You are given a small cup of what is on the boil, and the conversation starts from there.\n\n## Water and time\n\nSeventy degrees and one minute for the green teas; just off the boil for the roasted ones. The card that comes with every caddy says so, in five languages.\n\nRefills are sold by weight from 50 g. Bring your caddy back, from any year.',
        cn: '煎茶堂不问您想喝什么，只递上一小杯正沏着的茶，话便由此说起。\n\n## 水与时间\n\n绿茶七十度，一分钟；焙茶则用将沸未沸之水。每罐附一张小卡，以五种语言写明。\n\n续装论重计价，50 克起。带上您的旧茶罐来，不论哪一年购得。',
      },
      features: { en: ['A cup on arrival', 'Refills by weight', 'Brewing card in five languages'], cn: ['入座奉茶', '论重续装', '五语冲泡卡'] },
      media: ['food-tea'], location: pantry, time, relatedItems: ['sydney-brand-honey-and-tide', 'sydney-brand-cacao-thereze', 'sydney-dining-macaron-window'],
    }, { created: 170, updated: 24 }),
  ],
};

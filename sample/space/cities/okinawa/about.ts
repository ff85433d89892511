import { entry, type Seed } from '../../seed.ts';

const house = { jp: '沖縄館', en: 'The Okinawa house', cn: '冲绳馆', tc: '沖繩館', kr: '오키나와 하우스' };

/** The pages about the house in Okinawa: its heritage and its architecture. */
export const about: readonly Seed[] = [
  entry('aboutTheStore', 'okinawa-about-heritage', {
    title: { jp: '館の歩み', en: 'Our heritage', cn: '传承', tc: '傳承', kr: '우리의 유산' },
    slug: 'heritage',
    eyebrow: house,
    layout: 'G',
    media: ['dusk-okinawa'],
    description: {
      jp: '返還された土地に描かれた新しい街。その一角に、古い塀の記憶を積み直した館の物語です。',
      en: 'A new town drawn on land that was given back, and a house that laid the memory of old walls again, stone upon stone.',
      cn: '在归还的土地上重新描绘的新城，与一座将旧墙记忆再次垒起的馆舍。',
      tc: '在歸還的土地上重新描繪的新城，與一座將舊牆記憶再次壘起的館舍。',
      kr: '되돌려 받은 땅에 새로 그린 도시, 그 한 모퉁이에 옛 담장의 기억을 다시 쌓아 올린 집의 이야기입니다.',
    },
    body: {
      jp: '新都心の土地が返還されたのは1987年。道が引かれ、木が植えられ、街が育ちました。私たちの館はその角に、島の石工が積んだ塀から建てはじめました。\n\n## 門を閉ざさぬ家\n\n沖縄の屋敷では、門と母屋のあいだにヒンプンという目隠しの塀を置きます。扉はなくとも、暮らしは守られる。お客様を迎えるための、やさしい工夫です。',
      en: 'The land of Shintoshin was returned in 1987. Streets were drawn, trees planted, and a town grew. Our house began at its corner with a wall, laid dry by stonemasons of the island.\n\n## A house without a gate\n\nBetween street and home, Okinawans set a free-standing wall, the hinpun. It keeps the household private without shutting anyone out.',
      cn: '1987 年，新都心的土地得以归还。街道重绘，树木新植，一座城渐渐成形。我们的馆舍便从街角的一道石墙开始，由岛上石匠一块块垒起。\n\n## 不设门扉的家\n\n冲绳的院落，在门口与主屋之间立一道“屏风”石墙，名为 Hinpun。不必关门，家中自有安宁；这是迎客的温柔巧思。',
      tc: '1987 年，新都心的土地得以歸還。街道重繪，樹木新植，一座城漸漸成形。我們的館舍便從街角的一道石牆開始，由島上石匠一塊塊壘起。\n\n## 不設門扉的家\n\n沖繩的院落，在門口與主屋之間立一道「屏風」石牆，名為 Hinpun。不必關門，家中自有安寧；這是迎客的溫柔巧思。',
      kr: '신도심의 땅은 1987년에 반환되었습니다. 길이 나고 나무가 심기고 도시가 자랐습니다. 저희 갤러리는 그 모퉁이에서, 섬의 석공이 쌓은 담장 하나로 시작되었습니다.\n\n## 문을 닫지 않는 집\n\n오키나와의 집은 입구와 안채 사이에 ‘힌푼’이라는 가림담을 둡니다. 문이 없어도 살림은 지켜집니다. 손님을 맞기 위한 다정한 지혜입니다.',
    },
  }),
  entry('aboutTheStore', 'okinawa-about-architecture', {
    title: { jp: '館の建築', en: 'The architecture', cn: '建筑', tc: '建築', kr: '건축 이야기' },
    slug: 'architecture',
    eyebrow: house,
    layout: 'C',
    media: ['door-okinawa'],
    description: {
      jp: '琉球石灰岩、漆喰で留めた赤瓦、深い軒。強い光と台風に向き合う建物のつくりをご紹介します。',
      en: 'Ryukyu limestone, red tiles bedded in lime plaster and deep eaves: how a building makes its peace with sun and typhoons.',
      cn: '琉球石灰岩、以灰泥固定的红瓦、深远的屋檐：建筑如何与烈日和台风相安。',
      tc: '琉球石灰岩、以灰泥固定的紅瓦、深遠的屋簷：建築如何與烈日和颱風相安。',
      kr: '류큐 석회암과 회반죽으로 고정한 붉은 기와, 깊은 처마. 강한 볕과 태풍을 다스리는 건물의 이야기입니다.',
    },
    body: {
      jp: '軒は壁から二メートル。夏の正午、日は石に届かず、冬の朝だけ床の奥まで差し込みます。壁の石灰岩には珊瑚や貝の形が残り、雨のあとは少し色が深まります。\n\n屋根の上では一対のシーサーが東と南を見つめています。片方は口を開け、片方は閉じて。',
      en: 'The eaves reach two metres from the wall: at noon in summer the sun never touches the stone, on winter mornings it crosses the floor. Corals and shells can still be made out in the limestone, darker after rain.\n\nOn the roof two shisa keep watch, east and south, one with its mouth open, one with it closed.',
      cn: '屋檐自墙面伸出两米：夏日正午，阳光不及石墙；唯有冬晨，光线直入室内深处。石灰岩中珊瑚与贝壳的形状依稀可辨，雨后颜色更深。\n\n屋脊上一对风狮爷，分望东与南，一只开口，一只闭口。',
      tc: '屋簷自牆面伸出兩米：夏日正午，陽光不及石牆；唯有冬晨，光線直入室內深處。石灰岩中珊瑚與貝殼的形狀依稀可辨，雨後顏色更深。\n\n屋脊上一對風獅爺，分望東與南，一隻開口，一隻閉口。',
      kr: '처마는 벽에서 2미터를 나와 있습니다. 여름 한낮의 해는 돌에 닿지 않고, 겨울 아침에만 바닥 깊숙이 듭니다. 석회암에는 산호와 조개의 모양이 남아 있고, 비가 내린 뒤에는 색이 조금 짙어집니다.\n\n지붕 위에서는 시사 한 쌍이 동쪽과 남쪽을 지킵니다. 하나는 입을 벌리고, 하나는 다물고 있습니다.',
    },
  }),
];

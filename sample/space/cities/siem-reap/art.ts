import { day, entry, type Seed } from '../../seed.ts';
import { lotusCourt, westGallery } from './places.ts';

/** Art in the Siem Reap gallery. */
export const art: readonly Seed[] = [
  entry('artCulture', 'siem-reap-art-root-and-stone', {
    title: { en: 'Root and stone', cn: '根与石', kr: '뿌리와 돌' },
    slug: 'root-and-stone',
    category: ['cat-sculpture'],
    media: ['art-sculpture'],
    isFeatured: true,
    location: lotusCourt,
    artist: { en: 'A sculptor from Battambang', cn: '马德望的雕塑家', kr: '바탐방의 조각가' },
    displayDate: day(-130),
    description: { en: 'A pale loop that grips a bronze sphere, after the trees which hold some of the temples up while pulling them down.', cn: '苍白的环抱住一枚青铜球：正如那些巨树，一面撑起寺庙，一面将它拉倒。', kr: '청동 구를 움켜쥔 창백한 고리. 사원을 무너뜨리면서 떠받치고 있는 나무들에서 왔습니다.' },
    body: {
      en: 'At Ta Prohm it is no longer possible to say where the wall ends and the root begins. The sculptor worked from a single photograph of that border, and asked that the piece stand where rain can reach it. It may be touched.',
      cn: '在塔普伦寺，墙止于何处、根始于何处，早已无从分辨。雕塑家只凭一张拍下这条界线的照片创作，并要求作品立于淋得到雨的地方。可以触摸。',
      kr: '타프롬에서는 벽이 어디서 끝나고 뿌리가 어디서 시작되는지 더는 말할 수 없습니다. 조각가는 그 경계를 찍은 사진 한 장으로 작업했고, 비가 닿는 곳에 세워 달라고 했습니다. 만지셔도 됩니다.',
    },
  }),
  entry('artCulture', 'siem-reap-art-kiln-bowls', {
    title: { en: 'Three bowls from the hill', cn: '山中三钵', kr: '언덕에서 온 그릇 셋' },
    slug: 'three-bowls',
    category: ['cat-installation'],
    media: ['art-vessels'],
    location: westGallery,
    artist: { en: 'A ceramicist from Siem Reap', cn: '暹粒的陶艺家', kr: '시엠립의 도예가' },
    displayDate: day(-85),
    description: { en: 'Stoneware fired on the slopes of Phnom Kulen, where Angkor’s potters had their kilns a thousand years ago.', cn: '荔枝山坡上烧成的炻器；一千年前，吴哥的陶工便在此设窑。', kr: '천 년 전 앙코르의 도공들이 가마를 두었던 프놈 쿨렌 비탈에서 구운 스톤웨어입니다.' },
    body: {
      en: 'Shards on the hill show ash-green and brown glazes; cobalt came much later and from far away. The potter has put all three on one step, so that a thousand years stand within an arm’s length. A drop of water is placed in each at opening time.',
      cn: '山上残片多为灰青与褐釉，钴蓝则来得更晚，也来自更远的地方。陶艺家将三者置于同一级石阶，一千年便近在伸手之间。每日开馆时，各钵滴入一滴水。',
      kr: '언덕의 조각들에는 잿빛 초록과 갈색 유약이 남아 있습니다. 코발트는 훨씬 뒤에 먼 곳에서 왔습니다. 도예가는 셋을 한 단에 놓아 천 년을 팔 하나 거리에 두었습니다. 문을 열 때마다 그릇에 물 한 방울을 떨어뜨립니다.',
    },
  }),
];

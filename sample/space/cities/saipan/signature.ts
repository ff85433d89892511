import { citySignature } from '../../citySignature.ts';
import type { Seed } from '../../seed.ts';

/** A length of woven pandanus, for the hands of Saipan. */
export const signature: readonly Seed[] = citySignature('saipan', {
  form: 'cloth',
  title: { en: 'Over, under and over again', cn: '一上一下，往复不已', jp: '上へ、下へ、また上へ', kr: '위로, 아래로, 다시 위로' },
  description: {
    en: 'Pandanus leaf is dried in the sun, cut into strips and plaited by hand. A good mat lies flat and smells of hay and salt.',
    cn: '露兜树叶经日晒、裁条，再以手编成。一张好席平整服帖，带着干草与海盐的气味。',
    jp: 'パンダナスの葉を陽に干し、細く裂いて、手で編みます。よい敷物は平らで、干し草と潮の匂いがします。',
    kr: '판다누스 잎을 햇볕에 말려 가늘게 가른 뒤 손으로 엮습니다. 좋은 자리는 반듯하고, 마른 풀과 소금 냄새가 납니다.',
  },
  lines: [
    { title: { en: 'Pale strips, bleached like limestone in the sun', cn: '浅色叶条，晒成石灰岩的白', jp: '石灰岩のように、陽に晒された白い葉', kr: '석회암처럼 햇볕에 바랜 흰 잎' }, to: 'saipan-about-architecture' },
    { title: { en: 'A darker strip, the brown of roasted rice', cn: '一道深色，如焙过的米', jp: '炒り米のような、茶色の葉を一すじ', kr: '볶은 쌀 빛깔의 짙은 한 줄' }, to: 'saipan-brand-sencha-hall' },
    { title: { en: 'A slanting weave, like fish turning together', cn: '斜纹交织，如鱼群齐转', jp: '斜めの編み目は、向きを変える魚の群れ', kr: '함께 방향을 트는 물고기 같은 빗금 무늬' }, to: 'saipan-art-reef-passage' },
    { title: { en: 'An edge folded in, without a stitch', cn: '收边折入，不费一针', jp: '一針も使わず、折り込む縁', kr: '바늘 한 땀 없이 접어 넣은 가장자리' }, to: 'saipan-service-gift-wrapping' },
  ],
});

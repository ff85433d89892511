import { citySignature } from '../../citySignature.ts';
import type { Seed } from '../../seed.ts';

/** A length of bingata, for the colours of Okinawa. */
export const signature: readonly Seed[] = citySignature('okinawa', {
  form: 'cloth',
  title: { jp: '紅型、ひと色ごとに', en: 'Bingata, colour by colour', cn: '红型，一色一语', tc: '紅型，一色一語', kr: '빈가타, 색 하나하나' },
  description: {
    jp: '紅型の色が強いのは、淡い色がこの陽ざしに溶けてしまうからだといわれます。館では夕方の四時、色がもっともよく見えます。',
    en: 'Bingata is strong in colour, it is said, because pale dyes dissolve in this sun. Here colours are best judged at four in the afternoon.',
    cn: '据说红型之所以浓艳，是因为浅色会融化在这片阳光里。在这里，看色最好的时刻是下午四点。',
    tc: '據說紅型之所以濃艷，是因為淺色會融化在這片陽光裏。在這裏，看色最好的時刻是下午四時。',
    kr: '빈가타의 색이 짙은 까닭은 옅은 색이 이 햇살에 녹기 때문이라고 합니다. 이곳에서 색은 오후 네 시에 가장 잘 보입니다.',
  },
  lines: [
    { title: { jp: '型紙ごしに刷く、顔料の朱', en: 'Vermilion, brushed through a paper stencil', cn: '隔着型纸刷上的朱红', tc: '隔着型紙刷上的朱紅', kr: '형지 위로 붓질한 주홍' }, to: 'okinawa-event-bingata' },
    { title: { jp: 'リーフの外の海のような、深い藍', en: 'Indigo, as deep as the water past the reef', cn: '靛蓝，深如礁外之海', tc: '靛藍，深如礁外之海', kr: '산호초 너머 바다처럼 깊은 쪽빛' }, to: 'okinawa-brand-kintara' },
    { title: { jp: '雨あがりの月桃の葉の、濃い緑', en: 'Green, as of shell ginger leaves after rain', cn: '绿，如雨后的月桃叶', tc: '綠，如雨後的月桃葉', kr: '비 갠 뒤 월도 잎 같은 초록' }, to: 'okinawa-dining-getto-table' },
    { title: { jp: '夕影のように、縁をぼかす隈取り', en: 'Shaded edges, like the end of an afternoon', cn: '晕染的边缘，如午后将尽', tc: '暈染的邊緣，如午後將盡', kr: '저무는 오후처럼 가장자리에 번진 그늘' }, to: 'okinawa-brand-solenne' },
  ],
});

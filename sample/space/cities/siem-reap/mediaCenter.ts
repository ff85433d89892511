import { day, entry, type Seed } from '../../seed.ts';

/** The image library of the Siem Reap gallery. */
export const mediaCenter: readonly Seed[] = [
  entry('mediaCenterDetailPage', 'siem-reap-media-pictures-of-the-court', {
    title: { en: 'Pictures of the lotus court', cn: '莲池庭院图片集', kr: '연꽃 안뜰 이미지' },
    slug: 'pictures-of-the-court',
    category: ['cat-image-library'],
    media: ['door-siem-reap'],
    displayDate: day(-22),
    removedAfterExpired: false,
    downloadLink: 'https://assets.meridian.example/image/upload/v1/meridian/arch-spiral.webp',
    description: {
      en: 'The pond at eight, at noon and under lamps: nine pictures and a plan, free for editorial use with a credit.',
      cn: '清晨八点、正午与灯下的莲池：九幅图片与一张平面图，注明来源即可免费用于报道。',
      kr: '오전 8시와 정오, 그리고 등불 아래의 연못. 사진 아홉 점과 평면도를 출처 표기 후 보도용으로 무료로 쓰실 수 있습니다.',
    },
    body: {
      en: 'Credit: Meridian Galleria Siem Reap. For film permits in the court, please write three days ahead to siem-reap@meridian.example; tripods are welcome before 9am.',
      cn: '来源请注明 Meridian Galleria 暹粒。如需在庭院拍摄影片，请提前三日致函 siem-reap@meridian.example；上午 9:00 前可使用三脚架。',
      kr: '출처 표기: Meridian Galleria 시엠립. 안뜰에서 영상을 촬영하시려면 사흘 전에 siem-reap@meridian.example로 알려 주십시오. 삼각대는 9:00 이전에 쓰실 수 있습니다.',
    },
  }),
];

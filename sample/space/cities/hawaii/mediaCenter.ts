import { day, entry, type Seed } from '../../seed.ts';

/** The image library of the Hawaii gallery. */
export const mediaCenter: readonly Seed[] = [
  entry('mediaCenterDetailPage', 'hawaii-media-pictures-of-the-gallery', {
    title: { en: 'Pictures of the Waikīkī gallery', jp: 'ワイキキ館 画像集', cn: '威基基馆图片集', kr: '와이키키 갤러리 이미지' },
    slug: 'pictures-of-the-gallery',
    category: ['cat-image-library'],
    media: ['arch-boutique'],
    displayDate: day(-25),
    removedAfterExpired: false,
    downloadLink: 'https://assets.meridian.example/image/upload/v1/meridian/arch-boutique.webp',
    description: {
      en: 'The court, the koa stair and the lānai in morning light: twelve pictures free for editorial use with a credit.',
      jp: '朝の光に包まれた中庭、コアの階段、ラナイ。クレジット表記により報道・編集用途に無料でお使いいただける12点です。',
      cn: '晨光中的中庭、寇阿木楼梯与拉奈露台，共十二幅，注明来源即可免费用于报道。',
      kr: '아침 빛 속의 중정과 코아 계단, 라나이. 출처를 밝히면 보도용으로 무료로 쓰실 수 있는 사진 열두 점입니다.',
    },
    body: {
      en: 'Please credit “Meridian Galleria Hawaii”. Larger files and captions in four languages are sent within two working days of a request to the press desk.',
      jp: 'クレジットは「Meridian Galleria ハワイ」とご記載ください。高解像度データと四か国語のキャプションは、広報へのご依頼から2営業日以内にお送りします。',
      cn: '请注明“Meridian Galleria 夏威夷”。大图及四种语言的图注，新闻部收到申请后两个工作日内发送。',
      kr: '출처는 ‘Meridian Galleria 하와이’로 표기해 주십시오. 고해상도 파일과 4개 언어 설명은 홍보팀에 요청하신 뒤 영업일 기준 2일 이내에 보내 드립니다.',
    },
  }),
];

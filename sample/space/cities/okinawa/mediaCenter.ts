import { day, entry, type Seed } from '../../seed.ts';

/** The image library of the Okinawa gallery. */
export const mediaCenter: readonly Seed[] = [
  entry('mediaCenterDetailPage', 'okinawa-media-watch-room', {
    title: { jp: '時計サロン 画像集', en: 'Pictures of the watch salon', cn: '腕表沙龙图集', tc: '腕錶沙龍圖集', kr: '시계 살롱 이미지' },
    slug: 'watch-salon-pictures',
    category: ['cat-image-library'],
    media: ['hero-watches'],
    displayDate: day(-22),
    startDate: day(-22),
    removedAfterExpired: false,
    description: {
      jp: '2階の時計サロンを朝の光で撮影した写真です。報道用に、無料でお使いいただけます。',
      en: 'The watch salon on level 2, photographed in morning light. The pictures are free of charge for editorial use.',
      cn: '二层腕表沙龙，摄于晨光之中。图片供媒体报道免费使用。',
      tc: '二樓腕錶沙龍，攝於晨光之中。圖片供傳媒報道免費使用。',
      kr: '아침 햇살에 담은 2층 시계 살롱의 사진입니다. 보도용으로 무료로 사용하실 수 있습니다.',
    },
    body: {
      jp: '掲載の際は「Meridian Galleria 沖縄」とご記載ください。高解像度のデータは okinawa@meridian.example までお申し付けください。',
      en: 'Please credit Meridian Galleria Okinawa. For larger files write to okinawa@meridian.example.',
      cn: '刊用时请注明“Meridian Galleria 冲绳”。如需高清文件，请致函 okinawa@meridian.example。',
      tc: '刊用時請註明「Meridian Galleria 沖繩」。如需高解像檔案，請電郵至 okinawa@meridian.example。',
      kr: '게재 시 ‘Meridian Galleria 오키나와’로 표기해 주십시오. 고해상도 파일은 okinawa@meridian.example로 문의하시기 바랍니다.',
    },
  }),
];

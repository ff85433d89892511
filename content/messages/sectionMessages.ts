import type { Label } from '../languages.ts';

/** Texts of sections and cards (docs/rules.md#call-words). */
export const sectionMessages = {
  stateUpcoming: { en: 'Upcoming', cn: '即将开始', tc: '即將開始', fr: 'À venir', it: 'Prossimamente', jp: '近日開催', kr: '예정' },
  stateCurrent: { en: 'Now on', cn: '进行中', tc: '進行中', fr: 'En cours', it: 'In corso', jp: '開催中', kr: '진행 중' },
  statePast: { en: 'Past', cn: '已结束', tc: '已結束', fr: 'Passé', it: 'Concluso', jp: '終了', kr: '종료' },
  viewAll: { en: 'View all', cn: '查看全部', tc: '查看全部', fr: 'Tout voir', it: 'Vedi tutto', jp: 'すべて見る', kr: '전체 보기' },
  eventsNow: { en: 'View what is on now', cn: '查看正在进行的活动', tc: '查看正在進行的活動', fr: 'Voir ce qui a lieu en ce moment', it: 'Vedi che cosa c’è ora', jp: '開催中のイベントを見る', kr: '지금 열리는 이벤트 보기' },
  eventsNext: { en: 'View what is coming', cn: '查看即将举行的活动', tc: '查看即將舉行的活動', fr: 'Voir ce qui s’annonce', it: 'Vedi che cosa verrà', jp: 'これからのイベントを見る', kr: '다가오는 이벤트 보기' },
  viewEvent: { en: 'View the event', cn: '查看活动', tc: '查看活動', fr: 'Voir l’événement', it: 'Vedi l’evento', jp: 'イベントを見る', kr: '이벤트 보기' },
  viewOffer: { en: 'View the offer', cn: '查看优惠', tc: '查看優惠', fr: 'Voir l’offre', it: 'Vedi l’offerta', jp: 'ご案内を見る', kr: '혜택 보기' },
  viewDetails: { en: 'View details', cn: '查看详情', tc: '查看詳情', fr: 'En savoir plus', it: 'Scopri di più', jp: '詳しく見る', kr: '자세히 보기' },
  bookNow: { en: 'Book now', cn: '立即预约', tc: '立即預約', fr: 'Réserver', it: 'Prenota ora', jp: '予約する', kr: '예약하기' },
  carousel: { en: 'carousel', cn: '轮播', tc: '輪播', fr: 'carrousel', it: 'carosello', jp: 'カルーセル', kr: '캐러셀' },
  slide: { en: 'slide', cn: '幻灯片', tc: '投影片', fr: 'diapositive', it: 'diapositiva', jp: 'スライド', kr: '슬라이드' },
  slideOf: { en: '{number} of {total}', cn: '第 {number} 张，共 {total} 张', tc: '第 {number} 張，共 {total} 張', fr: '{number} sur {total}', it: '{number} di {total}', jp: '{total}枚中{number}枚目', kr: '{total}개 중 {number}번째' },
  previousSlide: { en: 'Previous slide', cn: '上一张', tc: '上一張', fr: 'Diapositive précédente', it: 'Diapositiva precedente', jp: '前のスライド', kr: '이전 슬라이드' },
  nextSlide: { en: 'Next slide', cn: '下一张', tc: '下一張', fr: 'Diapositive suivante', it: 'Diapositiva successiva', jp: '次のスライド', kr: '다음 슬라이드' },
  highlights: { en: 'Highlights', cn: '精选', tc: '精選', fr: 'À la une', it: 'In evidenza', jp: '注目', kr: '주요 소식' },
  playVideo: { en: 'Play video', cn: '播放视频', tc: '播放影片', fr: 'Lire la vidéo', it: 'Riproduci il video', jp: '動画を再生', kr: '동영상 재생' },
  pauseVideo: { en: 'Pause video', cn: '暂停视频', tc: '暫停影片', fr: 'Mettre la vidéo en pause', it: 'Metti in pausa il video', jp: '動画を一時停止', kr: '동영상 일시 정지' },
  openingHours: { en: 'Opening hours', cn: '营业时间', tc: '營業時間', fr: 'Horaires', it: 'Orari di apertura', jp: '営業時間', kr: '영업시간' },
  address: { en: 'Address', cn: '地址', tc: '地址', fr: 'Adresse', it: 'Indirizzo', jp: '所在地', kr: '주소' },
  storeAndDirections: { en: 'Store and directions', cn: '门店与路线', tc: '店舖與路線', fr: 'Boutique et itinéraire', it: 'Negozio e indicazioni', jp: '店舗とアクセス', kr: '매장 및 오시는 길' },
} as const satisfies Record<string, Label>;

import type { Lists, Texts } from './textsInCity.ts';

/** The text under the contact form, as Markdown. */
export const contactDisclaimer: Texts = {
  en: 'We use what you write here only to answer you, and keep it for 180 days. Our privacy policy says more. Please do not send card numbers or passport details with this form.',
  cn: '您在此填写的信息仅用于答复，保存 180 天，详见《隐私政策》。请勿通过此表格发送银行卡号或护照信息。',
  tc: '您在此填寫的資料只用於答覆，保存 180 天，詳見《私隱政策》。請勿經此表格傳送銀行卡號碼或護照資料。',
  fr: 'Ce que vous écrivez ici sert uniquement à vous répondre et se conserve 180 jours\u00a0; la politique de confidentialité en dit davantage. Merci de ne pas indiquer de numéro de carte ni de passeport.',
  it: 'Usiamo quanto scrive qui solo per risponderle e lo conserviamo per 180 giorni; l’informativa sulla privacy ne spiega i dettagli. La preghiamo di non inviare numeri di carta o dati del passaporto.',
  jp: 'ご記入の内容はご回答のためにのみ利用し、180日間保存します。詳しくはプライバシーポリシーをご覧ください。カード番号や旅券の情報はご記入にならないようお願いいたします。',
  kr: '작성하신 내용은 답변을 위해서만 이용하며 180일간 보관합니다. 자세한 내용은 개인정보 처리방침을 확인해 주십시오. 카드 번호나 여권 정보는 기재하지 말아 주십시오.',
};

/** The kinds of enquiry that the contact form offers. */
export const typesOfEnquiry: Lists = {
  en: ['Products and availability', 'An order or a refund', 'Care and repairs', 'Meridian Circle membership', 'Events and reservations', 'Press and partnerships', 'Something else'],
  cn: ['商品与供应', '订单或退款', '保养与维修', 'Meridian Circle 会籍', '活动与预约', '媒体与合作', '其他事宜'],
  tc: ['貨品與供應', '訂單或退款', '保養與維修', 'Meridian Circle 會籍', '活動與預約', '傳媒與合作', '其他事宜'],
  fr: ['Produits et disponibilité', 'Une commande ou un remboursement', 'Entretien et réparation', 'Adhésion à Meridian Circle', 'Événements et réservations', 'Presse et partenariats', 'Autre sujet'],
  it: ['Prodotti e disponibilità', 'Un ordine o un rimborso', 'Cura e riparazioni', 'Iscrizione a Meridian Circle', 'Eventi e prenotazioni', 'Stampa e collaborazioni', 'Altro'],
  jp: ['商品・在庫について', 'ご注文・返金について', 'お手入れ・修理について', 'Meridian Circleについて', 'イベント・ご予約について', '取材・提携について', 'その他'],
  kr: ['상품 및 재고', '주문 또는 환불', '관리 및 수선', 'Meridian Circle 멤버십', '이벤트 및 예약', '언론 및 제휴', '기타'],
};

/** The text under the newsletter form, as Markdown. */
export const newsletterDisclaimer: Texts = {
  en: 'We use your address only for this newsletter. Every letter has a link to unsubscribe, which takes effect at once. Our privacy policy says more.',
  cn: '您的邮箱仅用于发送本通讯。每封来信均附退订链接，点击即时生效。详见《隐私政策》。',
  tc: '您的電郵只用於發送本通訊。每封來信均附取消訂閱連結，按下即時生效。詳見《私隱政策》。',
  fr: 'Votre adresse ne sert qu’à cette lettre. Chaque envoi comporte un lien de désinscription, à effet immédiat. La politique de confidentialité en dit davantage.',
  it: 'Usiamo il suo indirizzo solo per questa newsletter. Ogni invio contiene un link per disiscriversi, con effetto immediato. L’informativa sulla privacy ne spiega i dettagli.',
  jp: 'メールアドレスは本ニュースレターの配信にのみ利用します。配信停止は、各号のリンクからいつでも承ります。詳しくはプライバシーポリシーをご覧ください。',
  kr: '이메일 주소는 이 뉴스레터 발송에만 이용합니다. 모든 메일에 구독 해지 링크가 있으며 즉시 적용됩니다. 자세한 내용은 개인정보 처리방침을 확인해 주십시오.',
};

/** The interests that a subscriber can choose. */
export const interests: Lists = {
  en: ['Beauty', 'Fragrance', 'Fashion & accessories', 'Watches & jewellery', 'Wines & spirits', 'Food & gifts', 'Art & events'],
  cn: ['美妆护肤', '香氛', '时尚配饰', '腕表珠宝', '葡萄酒与烈酒', '美食礼品', '艺术与活动'],
  tc: ['美妝護膚', '香氛', '時尚配飾', '腕錶珠寶', '葡萄酒與烈酒', '美食禮品', '藝術與活動'],
  fr: ['Beauté', 'Parfums', 'Mode et accessoires', 'Horlogerie et joaillerie', 'Vins et spiritueux', 'Épicerie fine et cadeaux', 'Art et événements'],
  it: ['Bellezza', 'Profumi', 'Moda e accessori', 'Orologi e gioielli', 'Vini e distillati', 'Gastronomia e regali', 'Arte ed eventi'],
  jp: ['ビューティー', 'フレグランス', 'ファッション・小物', '時計・ジュエリー', 'ワイン・スピリッツ', 'フード・ギフト', 'アート・イベント'],
  kr: ['뷰티', '향수', '패션 & 액세서리', '시계 & 주얼리', '와인 & 증류주', '식품 & 선물', '예술과 이벤트'],
};

/** What a new subscriber reads. */
export const thankYou = {
  title: { en: 'Thank you for subscribing', cn: '感谢您的订阅', tc: '感謝您的訂閱', fr: 'Merci de votre inscription', it: 'Grazie per l’iscrizione', jp: 'ご登録ありがとうございます', kr: '구독해 주셔서 감사합니다' },
  text: {
    en: 'The next letter from {city} is yours. Until then, the gallery is open and so is this site.',
    cn: '来自{city}的下一封信将寄给您。在此之前，馆门与网页皆为您敞开。',
    tc: '來自{city}的下一封信將寄給您。在此之前，館門與網頁皆為您敞開。',
    fr: 'La prochaine lettre de {city} sera pour vous. D’ici là, la galerie vous est ouverte, et ce site aussi.',
    it: 'La prossima lettera da {city} sarà per lei. Fino ad allora la galleria è aperta, e questo sito anche.',
    jp: '{city}からの次のお便りよりお届けします。それまでは、館内とこのサイトをごゆっくりお楽しみください。',
    kr: '{city}에서 보내는 다음 소식부터 전해 드리겠습니다. 그때까지 갤러리아와 이 사이트를 편히 둘러보십시오.',
  },
} as const satisfies Readonly<Record<string, Texts>>;

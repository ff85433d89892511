import type { Label, Text } from './message.ts';

/** Names and buttons of everything that lies over a page: picker, gate, notices. */
const labels = {
  language: { en: 'Language', cn: '语言', tc: '語言', fr: 'Langue', it: 'Lingua', jp: '言語', kr: '언어' },
  destination: { en: 'Destination', cn: '目的地', tc: '目的地', fr: 'Destination', it: 'Destinazione', jp: '行き先', kr: '여행지' },
  travelType: { en: 'How are you travelling?', cn: '您的出行方式', tc: '您的出行方式', fr: 'Comment voyagez-vous ?', it: 'Come viaggia?', jp: 'ご旅行の種類', kr: '여행 유형' },
  travelTypeInternational: { en: 'International', cn: '国际', tc: '國際', fr: 'International', it: 'Internazionale', jp: '国際線', kr: '국제선' },
  travelTypeInternationalCaption: { en: 'Duty-free', cn: '免税', tc: '免稅', fr: 'Hors taxes', it: 'Duty free', jp: '免税', kr: '면세' },
  travelTypeDomestic: { en: 'Domestic', cn: '境内', tc: '本地', fr: 'Intérieur', it: 'Nazionale', jp: '国内線', kr: '국내선' },
  travelTypeDomesticCaption: { en: 'Local tax included', cn: '含当地税', tc: '含當地稅', fr: 'Taxes locales incluses', it: 'Imposte locali incluse', jp: '現地税込み', kr: '현지 세금 포함' },
  departureLocation: { en: 'Where do you depart from?', cn: '您从何处启程？', tc: '您從何處啟程？', fr: 'D’où partez-vous ?', it: 'Da dove parte?', jp: 'ご出発地', kr: '출발지' },
  departureNahaInternational: { en: 'Naha Airport, international', cn: '那霸机场国际线', tc: '那霸機場國際線', fr: 'Aéroport de Naha, vols internationaux', it: 'Aeroporto di Naha, voli internazionali', jp: '那覇空港 国際線', kr: '나하공항 국제선' },
  departureNahaDomestic: { en: 'Naha Airport, domestic', cn: '那霸机场国内线', tc: '那霸機場國內線', fr: 'Aéroport de Naha, vols intérieurs', it: 'Aeroporto di Naha, voli nazionali', jp: '那覇空港 国内線', kr: '나하공항 국내선' },
  departureNahaCruise: { en: 'Naha Cruise Terminal', cn: '那霸邮轮码头', tc: '那霸郵輪碼頭', fr: 'Terminal de croisière de Naha', it: 'Terminal crociere di Naha', jp: '那覇クルーズターミナル', kr: '나하 크루즈 터미널' },
  departureIshigaki: { en: 'Ishigaki Airport', cn: '石垣机场', tc: '石垣機場', fr: 'Aéroport d’Ishigaki', it: 'Aeroporto di Ishigaki', jp: '石垣空港', kr: '이시가키공항' },
  pleaseChoose: { en: 'Please choose', cn: '请选择', tc: '請選擇', fr: 'Veuillez choisir', it: 'Scelga', jp: 'お選びください', kr: '선택해 주십시오' },
  confirm: { en: 'Confirm', cn: '确认', tc: '確認', fr: 'Confirmer', it: 'Conferma', jp: '確定する', kr: '확인' },
  confirmChange: { en: 'Confirm change', cn: '确认更改', tc: '確認更改', fr: 'Confirmer', it: 'Conferma la modifica', jp: '変更を確定する', kr: '변경 확인' },
  changeLocation: { en: 'Change location', cn: '更换目的地', tc: '更換目的地', fr: 'Changer de destination', it: 'Cambia destinazione', jp: '行き先を変更する', kr: '여행지 변경' },
  welcomeTitle: { en: 'Welcome', cn: '欢迎光临', tc: '歡迎光臨', fr: 'Bienvenue', it: 'Benvenuti', jp: 'ようこそ', kr: '환영합니다' },
  continueToSite: { en: 'Continue', cn: '继续', tc: '繼續', fr: 'Continuer', it: 'Continua', jp: '進む', kr: '계속하기' },
  clear: { en: 'Clear', cn: '清除', tc: '清除', fr: 'Effacer', it: 'Cancella', jp: '消去', kr: '지우기' },
  showOptions: { en: 'Show options', cn: '显示选项', tc: '顯示選項', fr: 'Afficher les options', it: 'Mostra le opzioni', jp: '選択肢を表示', kr: '선택지 보기' },
  noMatch: { en: 'No match', cn: '没有匹配项', tc: '沒有相符項目', fr: 'Aucune correspondance', it: 'Nessuna corrispondenza', jp: '該当なし', kr: '일치하는 항목 없음' },
  ageGateYes: { en: 'Yes, I am', cn: '是，我已达到', tc: '是，我已達到', fr: 'Oui', it: 'Sì', jp: 'はい', kr: '예' },
  ageGateNo: { en: 'No, I am not', cn: '否，我未达到', tc: '否，我未達到', fr: 'Non', it: 'No', jp: 'いいえ', kr: '아니요' },
  closeAnnouncement: { en: 'Close announcement', cn: '关闭公告', tc: '關閉公告', fr: 'Fermer l’annonce', it: 'Chiudi l’annuncio', jp: 'お知らせを閉じる', kr: '공지 닫기' },
  previousAnnouncement: { en: 'Previous announcement', cn: '上一条公告', tc: '上一則公告', fr: 'Annonce précédente', it: 'Annuncio precedente', jp: '前のお知らせ', kr: '이전 공지' },
  nextAnnouncement: { en: 'Next announcement', cn: '下一条公告', tc: '下一則公告', fr: 'Annonce suivante', it: 'Annuncio successivo', jp: '次のお知らせ', kr: '다음 공지' },
  closeNotice: { en: 'Close notice', cn: '关闭通知', tc: '關閉通知', fr: 'Fermer l’avis', it: 'Chiudi l’avviso', jp: '通知を閉じる', kr: '알림 닫기' },
  help: { en: 'Help', cn: '帮助', tc: '協助', fr: 'Aide', it: 'Aiuto', jp: 'ヘルプ', kr: '도움말' },
  chat: { en: 'Chat with us', cn: '在线客服', tc: '線上客服', fr: 'Discuter avec nous', it: 'Chatta con noi', jp: 'チャットで相談', kr: '채팅 상담' },
  loading: { en: 'Loading', cn: '加载中', tc: '載入中', fr: 'Chargement', it: 'Caricamento', jp: '読み込み中', kr: '불러오는 중' },
  backOnline: { en: 'You are back online.', cn: '网络已恢复。', tc: '網絡已恢復。', fr: 'Vous êtes de nouveau en ligne.', it: 'È di nuovo online.', jp: 'オンラインに戻りました。', kr: '다시 연결되었습니다.' },
  previewMode: { en: 'Preview', cn: '预览', tc: '預覽', fr: 'Aperçu', it: 'Anteprima', jp: 'プレビュー', kr: '미리보기' },
  leavePreview: { en: 'Leave preview', cn: '退出预览', tc: '離開預覽', fr: 'Quitter l’aperçu', it: 'Esci dall’anteprima', jp: 'プレビューを終了', kr: '미리보기 종료' },
} as const satisfies Record<string, Label>;

/** Sentences. Questions of law are asked in every language that a visitor may read here. */
const sentences = {
  errorNoOptionAvailable: { en: 'Select a shopping option based on your flight', cn: '请根据您的航班选择购物方式', tc: '請根據您的航班選擇購物方式', fr: 'Choisissez une option d’achat selon votre vol', it: 'Scelga un’opzione di acquisto in base al suo volo', jp: 'ご利用の便に合わせてお買い物の種類をお選びください', kr: '항공편에 맞는 쇼핑 유형을 선택해 주십시오' },
  errorNoMeetRequirement: { en: 'Select a shopping option based on your flight', cn: '请根据您的航班选择购物方式', tc: '請根據您的航班選擇購物方式', fr: 'Choisissez une option d’achat selon votre vol', it: 'Scelga un’opzione di acquisto in base al suo volo', jp: 'ご利用の便に合わせてお買い物の種類をお選びください', kr: '항공편에 맞는 쇼핑 유형을 선택해 주십시오' },
  welcomeText: { en: 'Tell us where you are going and which language you like to read. We will remember it.', cn: '告诉我们您将前往何处、惯用何种语言，我们会为您记下。', tc: '告訴我們您將前往何處、慣用何種語言，我們會為您記下。', fr: 'Dites-nous où vous allez et dans quelle langue vous aimez lire. Nous nous en souviendrons.', it: 'Ci dica dove va e in quale lingua preferisce leggere. Ce ne ricorderemo.', jp: '行き先とお読みになる言語をお選びください。次回からそのままご案内いたします。', kr: '가시는 곳과 읽으실 언어를 알려 주십시오. 다음부터는 그대로 안내해 드립니다.' },
  departureText: { en: 'Your purchases will be ready at the right counter.', cn: '以便将所购商品送至相应的提货柜台。', tc: '以便將所購商品送至相應的提貨櫃位。', fr: 'Vos achats vous attendront au bon comptoir.', it: 'I suoi acquisti saranno pronti al banco giusto.', jp: 'お買い上げの品を、ご出発地のカウンターでお渡しいたします。', kr: '구매하신 상품을 출발지 인도장에 준비해 드립니다.' },
  ageGateQuestion: { en: 'Are you of legal drinking age in the United States?', cn: '您是否已达到美国法定饮酒年龄？', tc: '您是否已達到美國法定飲酒年齡？', fr: 'Avez-vous l’âge légal pour consommer de l’alcool aux États-Unis ?', it: 'Ha l’età legale per il consumo di alcolici negli Stati Uniti?', jp: '米国の法律で飲酒が認められる年齢に達していますか。', kr: '미국의 법정 음주 연령에 해당하십니까?' },
  ageGateText: { en: 'The page ahead shows spirits. It is for visitors aged {age} or over.', cn: '本页内容涉及烈酒，仅供年满 {age} 岁的访客浏览。', tc: '本頁內容涉及烈酒，只供年滿 {age} 歲的訪客瀏覽。', fr: 'La page qui suit présente des spiritueux. Elle s’adresse aux personnes de {age} ans et plus.', it: 'La pagina che segue presenta alcolici. È riservata a chi ha almeno {age} anni.', jp: 'この先のページではお酒をご紹介しています。{age}歳以上の方のみご覧いただけます。', kr: '다음 페이지에는 주류가 소개됩니다. 만 {age}세 이상만 보실 수 있습니다.' },
  ageGateShut: { en: 'This page shows spirits and stays closed to visitors under {age}.', cn: '本页内容涉及烈酒，不向未满 {age} 岁的访客开放。', tc: '本頁內容涉及烈酒，不向未滿 {age} 歲的訪客開放。', fr: 'Cette page présente des spiritueux et reste fermée aux moins de {age} ans.', it: 'Questa pagina presenta alcolici e resta chiusa ai minori di {age} anni.', jp: 'このページではお酒をご紹介しているため、{age}歳未満の方はご覧いただけません。', kr: '주류를 소개하는 페이지로, 만 {age}세 미만은 보실 수 없습니다.' },
  ageGateNoScript: { en: 'Your browser runs no scripts, so we cannot ask you for your age here. Our stores will gladly show you what this page shows.', cn: '您的浏览器未启用脚本，因此无法在此确认年龄。本页内容，门店乐意为您当面介绍。', tc: '您的瀏覽器未啟用指令碼，因此無法在此確認年齡。本頁內容，門市樂意為您當面介紹。', fr: 'Votre navigateur n’exécute pas de scripts : nous ne pouvons pas vous demander votre âge ici. Nos boutiques vous présenteront volontiers le contenu de cette page.', it: 'Il suo browser non esegue script e qui non possiamo chiederle l’età. I nostri negozi le mostreranno volentieri ciò che questa pagina presenta.', jp: 'ブラウザーでスクリプトが無効のため、こちらでは年齢を確認できません。内容は店舗にてご案内いたします。', kr: '브라우저에서 스크립트가 꺼져 있어 이곳에서는 연령을 확인할 수 없습니다. 내용은 매장에서 안내해 드립니다.' },
  ageGateHome: { en: 'Back to the home page', cn: '返回首页', tc: '返回首頁', fr: 'Retour à l’accueil', it: 'Torna alla home', jp: 'ホームへ戻る', kr: '홈으로 돌아가기' },
  offline: { en: 'You are offline. What you have opened stays readable; anything new has to wait.', cn: '您已离线。已打开的内容仍可阅读，新内容须待网络恢复。', tc: '您已離線。已開啟的內容仍可閱讀，新內容須待網絡恢復。', fr: 'Vous êtes hors ligne. Ce qui est ouvert reste lisible ; le reste devra attendre.', it: 'È offline. Ciò che ha aperto resta leggibile; il resto dovrà attendere.', jp: 'オフラインです。開いているページはそのままご覧いただけます。', kr: '오프라인 상태입니다. 이미 연 내용은 계속 보실 수 있습니다.' },
  previewText: { en: 'Unpublished content is shown.', cn: '正在显示未发布的内容。', tc: '正在顯示未發佈的內容。', fr: 'Des contenus non publiés sont affichés.', it: 'Sono visibili contenuti non pubblicati.', jp: '未公開の内容を表示しています。', kr: '게시되지 않은 내용을 표시하고 있습니다.' },
} as const satisfies Record<string, Text>;

/** Texts of everything that lies over a page. */
export const overlayMessages = { ...labels, ...sentences };

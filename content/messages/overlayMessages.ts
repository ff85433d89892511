import type { Label } from '../languages.ts';

/** Labels of everything that opens over a page: picker, age gate, notices. */
const labels = {
  confirm: { en: 'Confirm', cn: '确认', tc: '確認', fr: 'Confirmer', it: 'Conferma', jp: '確定する', kr: '확인' },
  ageGateYes: { en: 'Yes, I am', cn: '是，我已达到', tc: '是，我已達到', fr: 'Oui', it: 'Sì', jp: 'はい', kr: '예' },
  ageGateNo: { en: 'No, I am not', cn: '否，我未达到', tc: '否，我未達到', fr: 'Non', it: 'No', jp: 'いいえ', kr: '아니요' },
  closeAnnouncement: { en: 'Close announcement', cn: '关闭公告', tc: '關閉公告', fr: 'Fermer l’annonce', it: 'Chiudi l’annuncio', jp: 'お知らせを閉じる', kr: '공지 닫기' },
  previousAnnouncement: { en: 'Previous announcement', cn: '上一条公告', tc: '上一則公告', fr: 'Annonce précédente', it: 'Annuncio precedente', jp: '前のお知らせ', kr: '이전 공지' },
  nextAnnouncement: { en: 'Next announcement', cn: '下一条公告', tc: '下一則公告', fr: 'Annonce suivante', it: 'Annuncio successivo', jp: '次のお知らせ', kr: '다음 공지' },
  closeNotice: { en: 'Close notice', cn: '关闭通知', tc: '關閉通知', fr: 'Fermer l’avis', it: 'Chiudi l’avviso', jp: '通知を閉じる', kr: '알림 닫기' },
  help: { en: 'Help', cn: '帮助', tc: '協助', fr: 'Aide', it: 'Aiuto', jp: 'ヘルプ', kr: '도움말' },
  chat: { en: 'Chat with us', cn: '在线客服', tc: '網上客服', fr: 'Discuter avec nous', it: 'Ci scriva in chat', jp: 'チャットで相談', kr: '채팅 상담' },
  backOnline: { en: 'You are back online.', cn: '网络已恢复。', tc: '網絡已恢復。', fr: 'Vous êtes de nouveau en ligne.', it: 'È di nuovo online.', jp: 'オンラインに戻りました。', kr: '다시 연결되었습니다.' },
  previewMode: { en: 'Preview', cn: '预览', tc: '預覽', fr: 'Aperçu', it: 'Anteprima', jp: 'プレビュー', kr: '미리보기' },
  leavePreview: { en: 'Leave preview', cn: '退出预览', tc: '離開預覽', fr: 'Quitter l’aperçu', it: 'Esci dall’anteprima', jp: 'プレビューを終了', kr: '미리보기 종료' },
} as const satisfies Record<string, Label>;

/** Sentences; what the law requires is written in every language. */
const sentences = {
  languageMissing: {
    en: 'This city’s site is not written in the language of the address. You are reading {language}; it is also written in:',
    cn: '该城市网站没有此网址所用的语言。您正在阅读{language}版，另有：',
    tc: '該城市網站沒有此網址所用的語言。您正在閱讀{language}版，另有：',
    fr: 'Le site de cette ville n’existe pas dans la langue de l’adresse. Langue affichée\u00a0: {language}. Autres langues\u00a0:',
    it: 'Il sito di questa città non esiste nella lingua dell’indirizzo. Lingua mostrata: {language}. Altre lingue:',
    jp: 'この都市のサイトには、アドレスの言語の版がありません。現在は{language}版をご覧いただいています。ほかの言語：',
    kr: '이 도시의 사이트에는 주소의 언어로 된 페이지가 없습니다. 지금은 {language}로 보고 계십니다. 다른 언어:',
  },
  departureText: {
    en: 'Your purchases will be ready at the right counter.',
    cn: '以便将所购商品送至相应的提货柜台。',
    tc: '以便將所購商品送至相應的提貨櫃位。',
    fr: 'Vos achats vous attendront au bon comptoir.',
    it: 'I suoi acquisti saranno pronti al banco giusto.',
    jp: 'お買い上げの品を、ご出発地のカウンターでお渡しいたします。',
    kr: '구매하신 상품을 출발지 인도장에 준비해 드립니다.',
  },
  departureMissing: {
    en: 'Please choose where you depart from',
    cn: '请选择您的出发地点',
    tc: '請選擇您的出發地點',
    fr: 'Veuillez choisir votre lieu de départ',
    it: 'Scelga il luogo di partenza',
    jp: 'ご出発地をお選びください',
    kr: '출발지를 선택해 주십시오',
  },
  ageGateQuestion: {
    en: 'Are you of legal drinking age in the United States?',
    cn: '您是否已达到美国法定饮酒年龄？',
    tc: '您是否已達到美國法定飲酒年齡？',
    fr: 'Avez-vous l’âge légal pour consommer de l’alcool aux États-Unis\u00a0?',
    it: 'Ha l’età legale per il consumo di alcolici negli Stati Uniti?',
    jp: '米国の法律で飲酒が認められる年齢に達していますか。',
    kr: '미국의 법정 음주 연령에 해당하십니까?',
  },
  ageGateText: {
    en: 'The page ahead shows spirits. It is for visitors aged {age} or over.',
    cn: '本页内容涉及烈酒，仅供年满 {age} 岁的访客浏览。',
    tc: '本頁內容涉及烈酒，只供年滿 {age} 歲的訪客瀏覽。',
    fr: 'La page qui suit présente des spiritueux. Elle s’adresse aux personnes de {age} ans et plus.',
    it: 'La pagina che segue presenta alcolici. È riservata a chi ha almeno {age} anni.',
    jp: 'この先のページではお酒をご紹介しています。{age}歳以上の方のみご覧いただけます。',
    kr: '다음 페이지에는 주류가 소개됩니다. 만 {age}세 이상만 보실 수 있습니다.',
  },
  ageGateShut: {
    en: 'This page shows spirits and stays closed to visitors under {age}.',
    cn: '本页内容涉及烈酒，不向未满 {age} 岁的访客开放。',
    tc: '本頁內容涉及烈酒，不向未滿 {age} 歲的訪客開放。',
    fr: 'Cette page présente des spiritueux et reste fermée aux moins de {age} ans.',
    it: 'Questa pagina presenta alcolici e resta chiusa ai minori di {age} anni.',
    jp: 'このページではお酒をご紹介しているため、{age}歳未満の方はご覧いただけません。',
    kr: '주류를 소개하는 페이지로, 만 {age}세 미만은 보실 수 없습니다.',
  },
  ageGateNoScript: {
    en: 'No script has come to ask you here. Our stores will gladly show you what this page shows.',
    cn: '脚本未能运行，因此无法在此确认年龄。本页内容，门店乐意为您当面介绍。',
    tc: '指令碼未能執行，因此無法在此確認年齡。本頁內容，店舖樂意為您當面介紹。',
    fr: 'Aucun script ne s’est exécuté pour vous le demander ici. Nos boutiques vous présenteront volontiers le contenu de cette page.',
    it: 'Nessuno script ha potuto chiederglielo qui. I nostri negozi le mostreranno volentieri ciò che questa pagina presenta.',
    jp: 'スクリプトが動作しないため、こちらでは年齢を確認できません。内容は店舗にてご案内いたします。',
    kr: '스크립트가 실행되지 않아 이곳에서는 연령을 확인할 수 없습니다. 내용은 매장에서 안내해 드립니다.',
  },
  ageGateAnswered: {
    en: 'We keep your answer for this city.',
    cn: '我们将为此城市保存您的回答。',
    tc: '我們將為此城市保存您的回答。',
    fr: 'Nous gardons votre réponse pour cette ville.',
    it: 'Conserviamo la sua risposta per questa città.',
    jp: 'この都市でのご回答を保存します。',
    kr: '이 도시에서의 답변을 저장합니다.',
  },
  ageGateUndo: { en: 'Undo', cn: '撤销', tc: '撤銷', fr: 'Annuler', it: 'Annulla', jp: '取り消す', kr: '취소' },
  ageGateHome: { en: 'Back to the home page', cn: '返回首页', tc: '返回首頁', fr: 'Retour à l’accueil', it: 'Torna alla home', jp: 'ホームへ戻る', kr: '홈으로 돌아가기' },
  offline: {
    en: 'You are offline. What you have opened stays readable; anything new has to wait.',
    cn: '您已离线。已打开的内容仍可阅读，新内容须待网络恢复。',
    tc: '您已離線。已開啟的內容仍可閱讀，新內容須待網絡恢復。',
    fr: 'Vous êtes hors ligne. Ce qui est ouvert reste lisible\u00a0; le reste devra attendre.',
    it: 'È offline. Ciò che ha aperto resta leggibile; il resto dovrà attendere.',
    jp: 'オフラインです。開いているページはそのままご覧いただけます。',
    kr: '오프라인 상태입니다. 이미 연 내용은 계속 보실 수 있습니다.',
  },
  previewText: { en: 'Unpublished content is shown.', cn: '正在显示未发布的内容。', tc: '正在顯示未發佈的內容。', fr: 'Des contenus non publiés sont affichés.', it: 'Sono visibili contenuti non pubblicati.', jp: '未公開の内容を表示しています。', kr: '게시되지 않은 내용을 표시하고 있습니다.' },
} as const satisfies Record<string, Label>;

/** Texts of everything that opens over a page. */
export const overlayMessages = { ...labels, ...sentences };

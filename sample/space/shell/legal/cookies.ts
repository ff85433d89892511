import type { Texts } from '../textsInCity.ts';

/** The cookie notice, as Markdown. */
export const cookiesText: Texts = {
  en: `Cookies and browser storage are small notes that a site leaves on your device. We use few of them, and this page names what they are for.

## Needed for the site to work

- **Language and destination:** so that you return to the page you know. Kept for seven days.
- **Travel type, departure and age:** your answers, in cities that ask. Kept for seven days.
- **Recent searches:** at most eight, on your device only. Kept for seven days.
- **Closed notices:** so that a message you have read does not come back.
- **Membership:** tells the site that you are signed in to Meridian Circle.
- **Your choice about these notes:** so that we need not ask again. Kept for seven days.
- **Pages for times without a network:** the last twenty pages you have seen and the store pages of your city, on your device only. Kept for seven days, and as long your membership card if you are signed in; signing out removes it.

## With your consent

- **Measurement:** which pages are read and how the site performs, without your name.
- **Maps, booking and chat:** these services may set notes of their own once you open them.

## If you change your mind

Open the consent settings again, or delete the notes in your browser. The site then works as it did on your first visit. Questions: [privacy@meridian.example](mailto:privacy@meridian.example).`,
  cn: `Cookie 与浏览器存储，是网站留在您设备上的小小记录。我们用得不多，本页逐一说明其用途。

## 网站运行所必需

- 语言与目的地：让您再次到访时回到熟悉的页面，保存七天。
- 旅行类型、出发地与年龄确认：在需要询问的城市记录您的回答，保存七天。
- 近期搜索：至多八条，仅存于您的设备，保存七天。
- 已关闭的通知：已读的消息不再重复出现。
- 会员状态：告知网站您已登录 Meridian Circle。
- 您对这些记录的选择：无需再次询问，保存七天。
- 供离线时阅读的页面：您最近浏览的二十个页面，以及所选城市的门店页面，仅存于您的设备，保存七天；登录会员时，会员卡亦保存七天，退出登录即删除。

## 经您同意后使用

- 统计：了解哪些页面被阅读、网站运行如何，不含您的姓名。
- 地图、预约与在线客服：您打开这些服务后，它们可能留下各自的记录。

## 更改选择

您可重新打开同意设置，或在浏览器中删除记录，网站将恢复到您首次到访时的状态。如有疑问，请致函 [privacy@meridian.example](mailto:privacy@meridian.example)。`,
  tc: `Cookie 與瀏覽器儲存，是網站留在您裝置上的小小記錄。我們用得不多，本頁逐一說明其用途。

## 網站運作所必需

- 語言與目的地：讓您再次到訪時回到熟悉的頁面，保存七天。
- 旅遊類型、出發地與年齡確認：在需要詢問的城市記錄您的回答，保存七天。
- 近期搜尋：最多八項，只存於您的裝置，保存七天。
- 已關閉的通知：已讀的訊息不再重複出現。
- 會員狀態：告知網站您已登入 Meridian Circle。
- 您對這些記錄的選擇：無需再次詢問，保存七天。
- 供離線時閱讀的頁面：您最近瀏覽的二十個頁面，以及所選城市的店舖頁面，只存於您的裝置，保存七天；登入會員時，會員卡亦保存七天，登出即刪除。

## 經您同意後使用

- 統計：了解哪些頁面獲閱讀、網站運作如何，不含您的姓名。
- 地圖、預約與線上客服：您開啟這些服務後，它們或會留下各自的記錄。

## 更改選擇

您可重新開啟同意設定，或於瀏覽器刪除記錄，網站便會回復至您首次到訪時的狀態。如有疑問，請致函 [privacy@meridian.example](mailto:privacy@meridian.example)。`,
  fr: `Les cookies et le stockage du navigateur sont de petites notes qu’un site laisse sur votre appareil. Nous en utilisons peu, et cette page dit à quoi elles servent.

## Nécessaires au site

- **Langue et destination\u00a0:** pour retrouver la page que vous connaissez. Sept jours.
- **Type de voyage, départ et âge\u00a0:** vos réponses, dans les villes qui les demandent. Sept jours.
- **Recherches récentes\u00a0:** huit au plus, sur votre seul appareil. Sept jours.
- **Avis fermés\u00a0:** pour qu’un message lu ne revienne pas.
- **Adhésion\u00a0:** indique au site que vous êtes connecté à Meridian Circle.
- **Votre choix sur ces notes\u00a0:** pour ne pas vous le redemander. Sept jours.
- **Pages sans réseau\u00a0:** les vingt dernières pages lues et celles des boutiques de votre ville, sur votre seul appareil. Sept jours, de même que votre carte de membre si vous êtes connecté\u00a0; la déconnexion l’efface.

## Avec votre accord

- **Mesure d’audience\u00a0:** les pages lues et le fonctionnement du site, sans votre nom.
- **Cartes, réservation et messagerie\u00a0:** ces services peuvent déposer leurs propres notes lorsque vous les ouvrez.

## Changer d’avis

Rouvrez les réglages de consentement ou effacez les notes dans votre navigateur\u00a0: le site se comportera comme à votre première visite. Questions\u00a0: [privacy@meridian.example](mailto:privacy@meridian.example).`,
  it: `I cookie e la memoria del browser sono piccole note che un sito lascia sul suo dispositivo. Ne usiamo poche, e questa pagina spiega a che cosa servono.

## Necessari al sito

- **Lingua e destinazione:** per ritrovare la pagina che conosce. Sette giorni.
- **Tipo di viaggio, partenza ed età:** le sue risposte, nelle città che le chiedono. Sette giorni.
- **Ricerche recenti:** al massimo otto, solo sul suo dispositivo. Sette giorni.
- **Avvisi chiusi:** perché un messaggio già letto non ritorni.
- **Iscrizione:** indica al sito che ha effettuato l’accesso a Meridian Circle.
- **La sua scelta su queste note:** per non chiedergliela di nuovo. Sette giorni.
- **Pagine senza rete:** le ultime venti pagine che ha letto e quelle dei negozi della sua città, solo sul suo dispositivo. Sette giorni, come la tessera se ha effettuato l’accesso; l’uscita la cancella.

## Con il suo consenso

- **Statistiche:** quali pagine si leggono e come funziona il sito, senza il suo nome.
- **Mappe, prenotazioni e chat:** questi servizi possono lasciare note proprie quando li apre.

## Se cambia idea

Riapra le impostazioni di consenso o cancelli le note nel browser: il sito tornerà come alla sua prima visita. Per domande: [privacy@meridian.example](mailto:privacy@meridian.example).`,
  jp: `Cookieとブラウザーの保存領域は、サイトがお使いの端末に残す小さな覚え書きです。当館が用いるものは多くありません。その用途をここに記します。

## サイトの動作に必要なもの

- 言語と行き先：次にお越しの際、いつものページを開くため。七日間。
- ご旅行の種類、出発地、年齢確認：お尋ねする都市でのご回答。七日間。
- 最近の検索：最大八件、お使いの端末にのみ保存。七日間。
- 閉じたお知らせ：お読みになったものを再び表示しないため。
- 会員の状態：Meridian Circleにログイン中であることの確認。
- この記録についてのご選択：再びお尋ねしないため。七日間。
- 通信できないときのためのページ：最近ご覧になった二十ページと、お選びの都市の店舗ページ。お使いの端末にのみ七日間保存。ログイン中は会員証も七日間保存し、ログアウトで消去します。

## 同意をいただいて用いるもの

- 計測：どのページが読まれ、サイトがどう動いているか。お名前は含みません。
- 地図、予約、チャット：お開きになった際、各サービスが独自に保存することがあります。

## 選択を変えるには

同意の設定を再度開くか、ブラウザーで削除してください。サイトは初めてお越しのときの状態に戻ります。ご質問は[privacy@meridian.example](mailto:privacy@meridian.example)まで。`,
  kr: `쿠키와 브라우저 저장소는 사이트가 고객님의 기기에 남기는 작은 메모입니다. 저희는 꼭 필요한 만큼만 사용하며, 그 용도를 이 페이지에 밝힙니다.

## 사이트 작동에 필요한 항목

- 언어와 여행지: 다시 오셨을 때 익숙한 페이지를 보여 드리기 위해 7일간 보관합니다.
- 여행 유형, 출발지, 연령 확인: 여쭤보는 도시에서의 답변을 7일간 보관합니다.
- 최근 검색어: 최대 여덟 개를 고객님의 기기에만 7일간 보관합니다.
- 닫으신 알림: 읽으신 메시지가 다시 나타나지 않도록 합니다.
- 회원 상태: Meridian Circle에 로그인하신 상태임을 사이트에 알립니다.
- 이 정보에 대한 선택: 다시 여쭙지 않도록 7일간 보관합니다.
- 네트워크가 없을 때를 위한 페이지: 최근에 보신 스무 페이지와 선택하신 도시의 매장 페이지를 고객님의 기기에만 7일간 보관합니다. 로그인하신 경우 회원 카드도 7일간 보관하며, 로그아웃하시면 삭제됩니다.

## 동의하신 경우에 사용하는 항목

- 측정: 어떤 페이지가 읽히고 사이트가 어떻게 작동하는지 성함 없이 확인합니다.
- 지도, 예약, 채팅: 이용하실 때 각 서비스가 자체 정보를 저장할 수 있습니다.

## 선택을 바꾸시려면

동의 설정을 다시 여시거나 브라우저에서 삭제해 주십시오. 사이트는 처음 방문하셨을 때의 상태로 돌아갑니다. 문의는 [privacy@meridian.example](mailto:privacy@meridian.example)로 보내 주십시오.`,
};

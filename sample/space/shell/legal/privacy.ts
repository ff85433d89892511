import type { Texts } from '../textsInCity.ts';

/** The privacy policy that all cities but Sydney share, as Markdown. */
export const privacyText: Texts = {
  en: `Meridian Galleria {city} looks after your personal data as it would look after a coat left in its keeping: we take only what we need, we know where it is, and we hand it back on request.

## What we collect

- **When you write to us:** your name, e-mail address, telephone number, country or region and what you tell us, with photographs and a receipt if you attach them to a request for assistance.
- **When you subscribe or reserve:** your e-mail address, your interests, and the time and service that you choose.
- **When you belong to Meridian Circle:** your membership number, tier and points, as your account passes them to this site.
- **When you simply visit:** the pages you view and basic details of your device. Your language, destination, recent searches and the notices you have closed stay in your own browser, as a rule for seven days.

## Why we use it

We use your data to answer you, to keep an appointment, to send the news you asked for, to show your membership and to keep this site safe. We measure how the site is used only once you agree. We do not sell personal data.

## Who receives it

Your data is seen by the colleagues who deal with your request and by companies that work for us, for example for booking, maps, chat, e-mail and hosting. They act on our instructions. Where data leaves the country in which it was collected, contracts protect it.

## How long we keep it

Enquiries are kept for 180 days after we receive them, newsletter details until you unsubscribe, and purchase records for as long as tax and customs law requires.

## Your rights

You may ask to see, correct, delete or receive your data, object to its use, and withdraw consent at any time. We answer within 30 days. You may also turn to the data-protection authority of your country. On our sites in the United States, “Your Privacy Choices” at the foot of every page offers further choices.

## How to reach us

Write to [privacy@meridian.example](mailto:privacy@meridian.example). Before this policy changes in any way that matters, we say so on this page.`,
  cn: `Meridian Galleria {city}对待您的个人信息，如同代您保管一件大衣：只取所需，妥善存放，您若要取回，随时奉还。

## 我们收集的信息

- 您来函时：姓名、电子邮箱、电话号码、国家或地区以及您告知的内容；若您申请售后协助，还包括您上传的照片与购物凭证。
- 您订阅或预约时：电子邮箱、兴趣偏好，以及您选择的时间与服务。
- 您是 Meridian Circle 会员时：账户向本网站提供的会员编号、等级与积分。
- 您仅浏览网站时：所浏览的页面及设备基本信息。语言、目的地、近期搜索与已关闭的通知仅保存在您的浏览器中，一般为期七天。

## 使用目的

我们使用您的信息，用于回复咨询、履行预约、发送您订阅的资讯、显示会员权益，以及保障网站安全。网站使用情况的统计仅在您同意后进行。我们不出售个人信息。

## 信息的接收方

能够接触您信息的，仅有处理相关事宜的同事，以及受我们委托的服务商，例如预约、地图、在线客服、邮件与主机服务商。他们均须遵照我们的指示行事。如信息需传输至收集地以外，我们会依法以合同加以保护。

## 保存期限

咨询记录自收到之日起保存 180 天；订阅信息保存至您退订为止；购物记录按税务与海关法规要求的期限保存。

## 您的权利

您可随时要求查阅、更正、删除或取得您的信息，反对相关处理，或撤回同意。我们将在 30 天内答复。您也可以向所在地的个人信息保护主管机构投诉。在美国各城市的网站上，页脚的“您的隐私选择”还提供更多选项。

## 联系我们

请致函 [privacy@meridian.example](mailto:privacy@meridian.example)。本政策如有重要变更，我们会提前在本页说明。`,
  tc: `Meridian Galleria {city}對待您的個人資料，如同代您保管一件大衣：只取所需，妥善存放，您若要取回，隨時奉還。

## 我們收集的資料

- 您來函時：姓名、電郵地址、電話號碼、國家或地區及您告知的內容；若您申請售後協助，亦包括您上載的相片與購物單據。
- 您訂閱或預約時：電郵地址、興趣喜好，以及您選擇的時間與服務。
- 您是 Meridian Circle 會員時：帳戶向本網站提供的會員編號、級別與積分。
- 您只瀏覽網站時：所瀏覽的頁面及裝置的基本資料。語言、目的地、近期搜尋與已關閉的通知只保存在您的瀏覽器內，一般為期七天。

## 使用目的

我們使用您的資料，以回覆查詢、履行預約、發送您訂閱的資訊、顯示會員禮遇，以及保障網站安全。網站使用情況的統計只會在您同意後進行。我們不會出售個人資料。

## 資料的接收者

能夠接觸您資料的，只有處理相關事宜的同事，以及受我們委託的服務供應商，例如預約、地圖、線上客服、電郵與寄存服務供應商。他們均須遵照我們的指示行事。如資料須轉移至收集地以外，我們會以合約加以保護。

## 保存期限

查詢記錄由收到當日起保存 180 天；訂閱資料保存至您取消訂閱為止；購物記錄按稅務與海關法例要求的期限保存。

## 您的權利

您可隨時要求查閱、更正、刪除或取得您的資料，反對相關使用，或撤回同意。我們會於 30 天內答覆。您亦可向所在地的個人資料保護機構投訴。

## 聯絡我們

請致函 [privacy@meridian.example](mailto:privacy@meridian.example)。本政策如有重要變更，我們會預先於本頁說明。`,
  fr: `Meridian Galleria {city} prend soin de vos données comme d’un manteau laissé au vestiaire\u00a0: nous ne prenons que le nécessaire, nous savons où il se trouve et nous vous le rendons sur demande.

## Ce que nous recueillons

- **Lorsque vous nous écrivez\u00a0:** votre nom, votre adresse e-mail, votre téléphone, votre pays ou région et ce que vous nous confiez, ainsi que les photos et le ticket joints à une demande d’assistance.
- **Lorsque vous vous abonnez ou réservez\u00a0:** votre adresse e-mail, vos centres d’intérêt, l’heure et le service choisis.
- **Lorsque vous êtes membre de Meridian Circle\u00a0:** votre numéro, votre niveau et vos points, tels que votre compte les transmet à ce site.
- **Lors d’une simple visite\u00a0:** les pages consultées et quelques données techniques. Votre langue, votre destination, vos recherches récentes et les avis fermés restent dans votre navigateur, sept jours en règle générale.

## Pourquoi nous les utilisons

Pour vous répondre, honorer un rendez-vous, envoyer les nouvelles demandées, afficher votre adhésion et protéger ce site. La mesure d’audience n’a lieu qu’avec votre accord. Nous ne vendons aucune donnée personnelle.

## Qui les reçoit

Les collaborateurs chargés de votre demande et les prestataires qui travaillent pour nous\u00a0: réservation, cartes, messagerie instantanée, e-mail, hébergement. Ils agissent selon nos instructions. Tout transfert hors de l’Union européenne est encadré par des garanties contractuelles.

## Combien de temps

Vos demandes sont conservées 180 jours après leur réception, vos données d’abonnement jusqu’à votre désinscription, les données d’achat pendant la durée prévue par le droit fiscal et douanier.

## Vos droits

Vous pouvez à tout moment demander l’accès, la rectification, l’effacement ou la portabilité de vos données, vous opposer à leur usage ou retirer votre accord. Nous répondons sous 30 jours. Vous pouvez aussi saisir l’autorité de contrôle, en France la CNIL.

## Nous joindre

Écrivez à [privacy@meridian.example](mailto:privacy@meridian.example). Toute modification importante sera annoncée sur cette page avant de prendre effet.`,
  it: `Meridian Galleria {city} custodisce i suoi dati come un cappotto lasciato al guardaroba: prendiamo solo il necessario, sappiamo dove si trova e lo restituiamo su richiesta.

## Che cosa raccogliamo

- **Quando ci scrive:** nome, indirizzo e-mail, telefono, Paese o regione e ciò che ci racconta, con le fotografie e lo scontrino eventualmente allegati a una richiesta di assistenza.
- **Quando si iscrive o prenota:** indirizzo e-mail, interessi, orario e servizio scelti.
- **Quando fa parte di Meridian Circle:** numero di iscrizione, livello e punti, così come il suo profilo li trasmette a questo sito.
- **Quando visita soltanto il sito:** le pagine viste e alcuni dati tecnici. Lingua, destinazione, ricerche recenti e avvisi chiusi restano nel suo browser, di norma per sette giorni.

## Perché li usiamo

Per risponderle, rispettare un appuntamento, inviare le notizie richieste, mostrare la sua iscrizione e proteggere il sito. Le statistiche di utilizzo partono solo con il suo consenso. Non vendiamo dati personali.

## Chi li riceve

I colleghi che seguono la sua richiesta e le aziende che lavorano per noi, ad esempio per prenotazioni, mappe, chat, e-mail e hosting. Agiscono secondo le nostre istruzioni. I trasferimenti fuori dall’Unione europea sono tutelati da garanzie contrattuali.

## Per quanto tempo

Le richieste si conservano per 180 giorni dalla ricezione, i dati della newsletter fino alla disiscrizione, i dati di acquisto per il tempo previsto dalle norme fiscali e doganali.

## I suoi diritti

Può chiedere in ogni momento accesso, rettifica, cancellazione o portabilità dei dati, opporsi al loro uso o revocare il consenso. Rispondiamo entro 30 giorni. Può inoltre rivolgersi al Garante per la protezione dei dati personali.

## Come contattarci

Scriva a [privacy@meridian.example](mailto:privacy@meridian.example). Ogni modifica rilevante sarà annunciata in questa pagina prima di entrare in vigore.`,
  jp: `Meridian Galleria {city}は、お客様の個人情報を、お預かりしたコートのように大切に扱います。必要なものだけをお預かりし、所在を明らかにし、お求めがあればお返しします。

## 取得する情報

- お問い合わせの際：お名前、メールアドレス、電話番号、国または地域、お書きいただいた内容。アフターサービスをお申し込みの場合は、添付された写真とレシートを含みます。
- ご登録・ご予約の際：メールアドレス、ご関心のある分野、ご希望の日時とサービス。
- Meridian Circle会員の方：アカウントから本サイトに提供される会員番号、ランク、ポイント。
- ご覧いただくだけの場合：閲覧ページと端末の基本情報。言語、行き先、最近の検索、閉じたお知らせは、お使いのブラウザーにのみ、原則として七日間保存されます。

## 利用目的

お問い合わせへの回答、ご予約の履行、ご希望のお知らせの配信、会員情報の表示、本サイトの安全確保のために利用します。利用状況の計測は、同意をいただいた場合に限ります。個人情報を販売することはありません。

## 情報の提供先

お客様のご用件を担当する者と、予約、地図、チャット、メール、サーバーなどの業務を委託する会社に限ります。委託先は当館の指示に従います。取得した国の外へ移す場合は、契約により保護します。

## 保存期間

お問い合わせは受け付けた日から180日間、ニュースレターの情報は配信停止まで、ご購入の記録は税法および関税関連法令の定める期間保存します。

## お客様の権利

開示、訂正、削除、データの受け取り、利用の停止、同意の撤回を、いつでもお申し出いただけます。30日以内に回答します。お住まいの国の個人情報保護機関にご相談いただくこともできます。米国の各サイトでは、ページ下部の「プライバシーに関する選択」からも設定いただけます。

## お問い合わせ先

[privacy@meridian.example](mailto:privacy@meridian.example)までご連絡ください。重要な変更がある場合は、事前に本ページでお知らせします。`,
  kr: `Meridian Galleria {city}에서는 고객님의 개인정보를 맡겨 주신 외투처럼 소중히 다룹니다. 필요한 것만 받고, 어디에 있는지 분명히 하며, 요청하시면 돌려 드립니다.

## 수집하는 정보

- 문의하실 때: 성함, 이메일 주소, 전화번호, 국가 또는 지역, 말씀해 주신 내용. 사후 서비스를 신청하시는 경우 첨부하신 사진과 영수증을 포함합니다.
- 구독 또는 예약하실 때: 이메일 주소, 관심 분야, 선택하신 시간과 서비스.
- Meridian Circle 회원이신 경우: 계정에서 이 사이트로 전달되는 회원 번호, 등급, 포인트.
- 둘러보기만 하실 때: 열람하신 페이지와 기기의 기본 정보. 언어, 여행지, 최근 검색어, 닫으신 알림은 사용하시는 브라우저에만 원칙적으로 7일간 보관됩니다.

## 이용 목적

문의 답변, 예약 이행, 신청하신 소식 발송, 회원 정보 표시, 사이트 보안을 위해 이용합니다. 이용 현황 측정은 동의하신 경우에만 이루어집니다. 개인정보를 판매하지 않습니다.

## 정보의 제공

고객님의 용무를 담당하는 직원과, 예약, 지도, 채팅, 이메일, 호스팅 등 업무를 위탁받은 회사만 정보를 다룹니다. 수탁사는 저희의 지시에 따릅니다. 수집한 국가 밖으로 이전하는 경우 계약으로 보호합니다.

## 보유 기간

문의 내용은 접수일부터 180일, 뉴스레터 정보는 구독을 해지하실 때까지, 구매 기록은 세법과 관세 관련 법령이 정한 기간 동안 보유합니다.

## 고객님의 권리

열람, 정정, 삭제, 이동, 처리 정지, 동의 철회를 언제든지 요청하실 수 있으며, 30일 이내에 답변해 드립니다. 거주 국가의 개인정보 보호 기관에 문의하실 수도 있습니다. 미국 사이트에서는 페이지 하단의 ‘개인정보 선택’에서 추가 설정이 가능합니다.

## 문의처

[privacy@meridian.example](mailto:privacy@meridian.example)로 연락해 주십시오. 중요한 변경이 있을 때에는 시행 전에 이 페이지에서 알려 드립니다.`,
};

import type { Texts } from '../textsInCity.ts';

/** The terms and conditions that all cities but Sydney share, as Markdown. */
export const termsText: Texts = {
  en: `These terms apply to your use of this website and to your visit to Meridian Galleria {city}. Please read them together with the terms of any offer, event or service that you choose.

## Using this site

The site is for personal, non-commercial use. Texts, photographs, drawings and marks belong to Meridian Galleria or its partners; please ask before you reproduce them. We keep the information careful and current, yet hours, prices and availability may change.

## Duty-free purchases

1. Duty-free prices are for travellers with a valid travel document and proof of onward international travel. On domestic journeys, prices include local tax.
2. Allowances are set by the country you are travelling to. Please check them before you buy; duties due on arrival are yours to pay.
3. Some purchases are handed over at the airport or port, or must stay sealed until you have left.
4. Alcohol and tobacco are sold only to guests of legal age, and we ask for proof.

## Events, tables and appointments

A reservation is held for 15 minutes. If your plans change, please tell us 24 hours ahead so that another guest may have the seat. If we have to cancel, whatever you paid is refunded in full.

## Returns

Unused goods in their original packing may be returned with the receipt within 30 days, except perishable, personalised and hygiene-sensitive goods. Nothing here limits the rights that consumer law gives you.

## Links and liability

Some links lead to sites that we do not run, such as booking and map services; their own terms apply. We answer for what the law makes us answer for, and exclude nothing that it does not let us exclude.

## Law and contact

These terms follow the law of the place where the gallery stands. Questions are welcome at [care@meridian.example](mailto:care@meridian.example).`,
  cn: `本条款适用于您对本网站的使用，以及您到访 Meridian Galleria {city}的过程。请与您所选优惠、活动或服务的条款一并阅读。

## 使用本网站

本网站仅供个人非商业用途。文字、图片、图稿与标识归 Meridian Galleria 或其合作伙伴所有，转载前请先征得同意。我们力求信息准确及时，但营业时间、价格与供应情况可能有所调整。

## 免税购物

1. 免税价格适用于持有效旅行证件及后续国际行程凭证的旅客；国内行程的售价已含当地税费。
2. 免税额度由您前往的国家或地区规定，请在购买前查询；入境时应缴的税款由您承担。
3. 部分商品须在机场或港口提取，或在离境前保持密封。
4. 酒类与烟草仅售予达到法定年龄的宾客，我们会要求出示证明。

## 活动、订位与预约

预约保留 15 分钟。如行程有变，请提前 24 小时告知，以便将席位留给其他宾客。若因我们的原因取消，您所支付的款项将全额退还。

## 退换

未经使用、原包装完好的商品，凭购物凭证可在 30 天内退换；易腐、定制及涉及卫生的商品除外。本条款不影响您依据消费者保护法律享有的权利。

## 链接与责任

部分链接通往并非由我们运营的网站，例如预约与地图服务，适用其各自条款。法律规定由我们承担的责任，我们不予回避；法律不允许排除的责任，我们亦不排除。

## 法律与联系方式

本条款适用精品廊所在地的法律。如有疑问，欢迎致函 [care@meridian.example](mailto:care@meridian.example)。`,
  tc: `本條款適用於您使用本網站，以及您到訪 Meridian Galleria {city}的過程。請與您所選優惠、活動或服務的條款一併閱讀。

## 使用本網站

本網站只供個人非商業用途。文字、圖片、圖稿與標誌屬 Meridian Galleria 或其合作夥伴所有，轉載前請先取得同意。我們力求資料準確及時，惟營業時間、價格與供應情況或會調整。

## 免稅購物

1. 免稅價格適用於持有效旅遊證件及後續國際行程證明的旅客；本地行程的售價已包括當地稅項。
2. 免稅額由您前往的國家或地區訂定，請於購買前查詢；入境時應繳的稅款由您承擔。
3. 部分貨品須於機場或港口提取，或於離境前保持密封。
4. 酒類與煙草只售予達法定年齡的賓客，我們會要求出示證明。

## 活動、訂座與預約

預約保留 15 分鐘。如行程有變，請於 24 小時前通知，以便將座位留給其他賓客。若因我們的原因取消，您已付的款項將全數退還。

## 退換

未經使用、原裝包裝完好的貨品，憑購物單據可於 30 天內退換；易腐、訂製及涉及衞生的貨品除外。本條款不影響您依消費者保障法例享有的權利。

## 連結與責任

部分連結通往並非由我們營運的網站，例如預約與地圖服務，適用其各自條款。法例規定由我們承擔的責任，我們不會迴避；法例不容排除的責任，我們亦不會排除。

## 法律與聯絡方式

本條款受精品廊所在地的法律管轄。如有疑問，歡迎致函 [care@meridian.example](mailto:care@meridian.example)。`,
  fr: `Les présentes conditions s’appliquent à l’usage de ce site et à votre visite chez Meridian Galleria {city}. Elles se lisent avec les conditions propres à chaque offre, événement ou service.

## Usage du site

Le site est destiné à un usage personnel et non commercial. Textes, photographies, dessins et marques appartiennent à Meridian Galleria ou à ses partenaires\u00a0; merci de nous consulter avant toute reproduction. Les informations sont tenues à jour avec soin, mais horaires, prix et disponibilités peuvent évoluer.

## Achats hors taxes

1. Les prix hors taxes sont réservés aux voyageurs munis d’un titre de voyage valable et d’un justificatif de départ international. Pour les trajets intérieurs, les prix incluent les taxes locales.
2. Les franchises sont fixées par votre pays de destination. Vérifiez-les avant l’achat\u00a0; les droits dus à l’arrivée restent à votre charge.
3. Certains achats sont remis à l’aéroport ou au port, ou doivent rester scellés jusqu’au départ.
4. L’alcool et le tabac ne sont vendus qu’aux personnes majeures, sur présentation d’un justificatif.

## Événements, tables et rendez-vous

Une réservation est gardée 15 minutes. Si vos projets changent, prévenez-nous 24 heures à l’avance pour qu’un autre hôte en profite. En cas d’annulation de notre fait, les sommes versées sont intégralement remboursées.

## Retours

Les articles neufs, dans leur emballage d’origine, sont repris sous 30 jours avec le ticket, sauf denrées périssables, articles personnalisés ou d’hygiène. Vos droits légaux de consommateur demeurent entiers.

## Liens et responsabilité

Certains liens mènent à des sites que nous ne gérons pas, comme la réservation ou les cartes\u00a0; leurs propres conditions s’appliquent. Nous répondons de ce dont la loi nous rend responsables, sans rien exclure de ce qu’elle interdit d’exclure.

## Droit applicable et contact

Ces conditions suivent le droit du lieu où se trouve la galerie. Vos questions sont les bienvenues à [care@meridian.example](mailto:care@meridian.example).`,
  it: `Le presenti condizioni valgono per l’uso di questo sito e per la sua visita da Meridian Galleria {city}, insieme alle condizioni di ogni offerta, evento o servizio scelto.

## Uso del sito

Il sito è destinato a un uso personale e non commerciale. Testi, fotografie, disegni e marchi appartengono a Meridian Galleria o ai suoi partner; prima di riprodurli, la preghiamo di chiedere il consenso. Curiamo che le informazioni siano aggiornate, ma orari, prezzi e disponibilità possono cambiare.

## Acquisti duty free

1. I prezzi duty free sono riservati a chi viaggia con un documento valido e la prova di una partenza internazionale. Per i viaggi interni i prezzi comprendono le imposte locali.
2. Le franchigie sono stabilite dal Paese di destinazione. La invitiamo a verificarle prima dell’acquisto; i dazi dovuti all’arrivo restano a suo carico.
3. Alcuni acquisti si ritirano in aeroporto o al porto, oppure devono restare sigillati fino alla partenza.
4. Alcolici e tabacchi si vendono solo a chi ha l’età di legge, su presentazione di un documento.

## Eventi, tavoli e appuntamenti

La prenotazione resta valida per 15 minuti. Se i suoi programmi cambiano, ci avvisi con 24 ore di anticipo, così che un altro ospite possa approfittarne. Se annulliamo noi, l’importo versato è rimborsato per intero.

## Resi

Gli articoli non usati e nella confezione originale si possono rendere con lo scontrino entro 30 giorni, salvo prodotti deperibili, personalizzati o legati all’igiene. Restano fermi i diritti che la legge riconosce ai consumatori.

## Link e responsabilità

Alcuni link conducono a siti che non gestiamo, come i servizi di prenotazione e di mappe, ai quali si applicano le rispettive condizioni. Rispondiamo di quanto la legge ci attribuisce e non escludiamo ciò che essa non consente di escludere.

## Legge applicabile e contatti

Si applica la legge del luogo in cui si trova la galleria. Per ogni domanda scriva a [care@meridian.example](mailto:care@meridian.example).`,
  jp: `本規約は、本サイトのご利用とMeridian Galleria {city}へのご来店に適用されます。各特典、イベント、サービスの条件とあわせてお読みください。

## 本サイトのご利用

本サイトは、個人の非商業的なご利用を目的としています。文章、写真、図版、標章はMeridian Galleriaまたは提携先に帰属します。転載の際は事前にご相談ください。内容は正確かつ最新であるよう努めておりますが、営業時間、価格、在庫は変更となる場合があります。

## 免税でのお買い物

1. 免税価格は、有効な渡航文書と国際線などの出国を証明するものをお持ちの方が対象です。国内のご旅行では、現地の税を含む価格となります。
2. 免税範囲は渡航先の国により異なります。ご購入前にご確認ください。到着地で課される税はお客様のご負担となります。
3. 空港や港でお渡しする商品、出国まで開封できない商品があります。
4. 酒類とたばこは法定年齢に達した方にのみ販売し、年齢を確認できるものをご提示いただきます。

## イベント、お席、ご予約

ご予約は15分間お取り置きします。ご予定が変わる場合は、24時間前までにお知らせください。当館の都合で中止する場合は、お支払い額を全額返金します。

## 返品

未使用で元の包装が整った商品は、レシートとともに30日以内に返品いただけます。ただし生鮮品、名入れなどの特注品、衛生用品を除きます。消費者保護法令に基づくお客様の権利は、本規約により制限されません。

## リンクと責任

予約や地図など、当館が運営していないサイトへのリンクには、それぞれの規約が適用されます。当館は法令に定める責任を負い、法令上免れることのできない責任を免れるものではありません。

## 準拠法とお問い合わせ

本規約は、館の所在地の法令に従います。ご質問は[care@meridian.example](mailto:care@meridian.example)までお寄せください。`,
  kr: `본 약관은 이 웹사이트의 이용과 Meridian Galleria {city} 방문에 적용됩니다. 선택하신 혜택, 이벤트, 서비스의 조건과 함께 읽어 주십시오.

## 사이트 이용

이 사이트는 개인의 비상업적 이용을 위한 것입니다. 글, 사진, 그림, 상표는 Meridian Galleria 또는 제휴사에 귀속되며, 전재하시기 전에 먼저 문의해 주십시오. 정보를 정확하게 유지하고자 노력하나 영업시간, 가격, 재고는 변경될 수 있습니다.

## 면세 구매

1. 면세 가격은 유효한 여행 증명서와 국제선 출국 증빙을 소지한 여행자에게 적용됩니다. 국내 여행의 경우 현지 세금이 포함된 가격으로 판매합니다.
2. 면세 한도는 목적지 국가의 규정에 따릅니다. 구매 전에 확인해 주시고, 도착지에서 부과되는 세금은 고객님께서 부담하셔야 합니다.
3. 일부 상품은 공항이나 항만에서 인도되거나 출국 전까지 밀봉 상태를 유지해야 합니다.
4. 주류와 담배는 법정 연령에 이른 고객님께만 판매하며, 연령을 확인할 수 있는 증명서를 요청드립니다.

## 이벤트, 좌석, 예약

예약은 15분간 유지됩니다. 일정이 바뀌면 다른 고객님이 이용하실 수 있도록 24시간 전에 알려 주십시오. 저희 사정으로 취소하는 경우 결제하신 금액을 전액 환불해 드립니다.

## 반품

사용하지 않은 원래 포장의 상품은 영수증과 함께 30일 이내에 반품하실 수 있습니다. 단, 부패하기 쉬운 상품, 맞춤 제작 상품, 위생 관련 상품은 제외됩니다. 소비자 보호 법령에 따른 고객님의 권리는 제한되지 않습니다.

## 링크와 책임

예약, 지도 서비스 등 저희가 운영하지 않는 사이트로 연결되는 링크에는 해당 사이트의 약관이 적용됩니다. 저희는 법령이 정한 책임을 지며, 법령상 배제할 수 없는 책임을 배제하지 않습니다.

## 준거법과 문의

본 약관은 갤러리아 소재지의 법령을 따릅니다. 궁금하신 점은 [care@meridian.example](mailto:care@meridian.example)로 문의해 주십시오.`,
};

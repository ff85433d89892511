import type { Texts } from '../textsInCity.ts';

/** The general terms of offers and promotions, as Markdown. */
export const offerTermsText: Texts = {
  en: `These terms apply to every offer and promotion at Meridian Galleria {city}, unless the offer itself says otherwise.

## Dates and quantities

- An offer is valid on the days named on its page, during opening hours, in the city it is shown for.
- Gifts and limited sets are given while stocks last, one per guest and receipt.

## Combining offers

Offers may not be combined with each other or with member prices, unless their page says so. Amounts to be reached count before tax refunds and after discounts.

## Gifts with purchase

A gift belongs to its purchase. If the goods are returned, please return the gift too, in its packing. Gifts cannot be exchanged for cash.

## What is not included

Some houses, gift cards, dining and services may be excepted. The list stands on the page of the offer and at the counter.

## If something changes

We may end or change an offer for reasons that we could not foresee. Purchases already made keep their benefit.`,
  cn: `除优惠页面另有说明外，本条款适用于 Meridian Galleria {city}的各项优惠与推广活动。

## 日期与数量

- 优惠于页面所示日期的营业时间内有效，且仅限所示城市。
- 赠品与限量套装送完即止，每位宾客每张单据限享一份。

## 优惠叠加

除页面注明外，各项优惠不可叠加，亦不可与会员价同享。所需消费金额以折扣后、退税前的金额计算。

## 随购赠礼

赠品与所购商品一体。如退回商品，请一并退回赠品及其包装。赠品不可兑换现金。

## 不适用范围

部分品牌、礼品卡、餐饮及服务可能不适用，以优惠页面及专柜公示为准。

## 变更

如遇无法预见的情况，我们可能提前结束或调整优惠；已完成的购买仍享有原有权益。`,
  tc: `除優惠頁面另有說明外，本條款適用於 Meridian Galleria {city}的各項優惠與推廣活動。

## 日期與數量

- 優惠於頁面所示日期的營業時間內有效，並只限所示城市。
- 贈品與限量套裝送完即止，每位賓客每張單據限享一份。

## 優惠合併使用

除頁面註明外，各項優惠不可合併使用，亦不可與會員價同享。所需消費金額以折扣後、退稅前的金額計算。

## 隨購贈禮

贈品與所購貨品一體。如退回貨品，請一併退回贈品及其包裝。贈品不可兌換現金。

## 不適用範圍

部分品牌、禮品卡、餐飲及服務或不適用，以優惠頁面及專櫃公布為準。

## 更改

如遇無法預見的情況，我們或會提前結束或調整優惠；已完成的購買仍享有原有權益。`,
  fr: `Ces conditions s’appliquent à toutes les offres et promotions de Meridian Galleria {city}, sauf indication contraire sur la page de l’offre.

## Dates et quantités

- Une offre est valable aux jours indiqués, pendant les heures d’ouverture, dans la ville pour laquelle elle est présentée.
- Cadeaux et coffrets limités sont remis dans la limite des stocks, un par client et par ticket.

## Cumul

Les offres ne se cumulent ni entre elles ni avec les prix réservés aux membres, sauf mention contraire. Les montants à atteindre s’entendent après remise et avant détaxe.

## Cadeaux offerts

Le cadeau est lié à l’achat. En cas de retour de l’article, merci de rendre aussi le cadeau dans son emballage. Il ne peut être échangé contre de l’argent.

## Exclusions

Certaines maisons, les cartes cadeaux, la restauration et les services peuvent être exclus. La liste figure sur la page de l’offre et au comptoir.

## Modifications

Une offre peut être écourtée ou modifiée pour des raisons imprévisibles. Les achats déjà effectués conservent leur avantage.`,
  it: `Queste condizioni valgono per tutte le offerte e le promozioni di Meridian Galleria {city}, salvo diversa indicazione nella pagina dell’offerta.

## Date e quantità

- Un’offerta è valida nei giorni indicati, durante l’orario di apertura, nella città per cui è presentata.
- Omaggi e cofanetti limitati sono disponibili fino a esaurimento, uno per cliente e per scontrino.

## Cumulabilità

Le offerte non si cumulano tra loro né con i prezzi riservati agli iscritti, salvo diversa indicazione. Gli importi da raggiungere si intendono dopo gli sconti e prima del rimborso dell’IVA.

## Omaggi

L’omaggio è legato all’acquisto. In caso di reso, la preghiamo di restituire anche l’omaggio nella sua confezione. Non può essere convertito in denaro.

## Esclusioni

Alcune maison, le carte regalo, la ristorazione e i servizi possono essere esclusi. L’elenco si trova nella pagina dell’offerta e al banco.

## Modifiche

Un’offerta può essere modificata o chiusa per ragioni imprevedibili. Gli acquisti già conclusi conservano il loro vantaggio.`,
  jp: `本条件は、特典のページに別の定めがある場合を除き、Meridian Galleria {city}のすべての特典とプロモーションに適用されます。

## 期間と数量

- 特典は、ページに記載の日の営業時間内、表示された都市でのみ有効です。
- 贈呈品と限定セットはなくなり次第終了します。お一人様、一枚のレシートにつき一点限りです。

## 併用について

ページに記載がある場合を除き、特典どうし、または会員価格との併用はできません。対象金額は、割引後かつ税還付前の金額とします。

## ご購入特典

贈呈品はご購入に付随するものです。商品を返品される場合は、贈呈品も包装とともにお返しください。現金との交換はできません。

## 対象外

一部のブランド、ギフトカード、飲食、サービスは対象外となる場合があります。特典のページとカウンターに掲示します。

## 変更

予見できない事情により、特典を変更または終了することがあります。すでにお買い上げいただいた分の特典は有効です。`,
  kr: `본 조건은 혜택 페이지에 별도의 안내가 있는 경우를 제외하고 Meridian Galleria {city}의 모든 혜택과 프로모션에 적용됩니다.

## 기간과 수량

- 혜택은 페이지에 표시된 날짜의 영업시간에, 해당 도시에서만 유효합니다.
- 사은품과 한정 세트는 소진 시 종료되며, 고객 한 분의 영수증 한 장당 하나씩 드립니다.

## 중복 적용

페이지에 안내가 있는 경우를 제외하고 혜택은 서로 또는 회원가와 중복 적용되지 않습니다. 기준 금액은 할인 후, 세금 환급 전 금액입니다.

## 구매 사은품

사은품은 구매에 따르는 것입니다. 상품을 반품하실 때에는 사은품도 포장과 함께 반납해 주십시오. 현금으로 교환되지 않습니다.

## 제외 대상

일부 브랜드, 기프트 카드, 식음료, 서비스는 제외될 수 있으며, 혜택 페이지와 카운터에 안내합니다.

## 변경

예측할 수 없는 사정이 있는 경우 혜택이 변경되거나 조기 종료될 수 있습니다. 이미 구매하신 내역의 혜택은 유지됩니다.`,
};

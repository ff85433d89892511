import type { Translations } from '../../seed.ts';

/** The complete terms and conditions of the Sydney gallery, as Markdown. */
export const sydneyTermsText: Translations = {
  en: `These terms apply to your use of this website and to your visit to Meridian Galleria Sydney. They stand beside the terms of any offer, event or service that you choose; where the two differ, the more particular one counts.

## Using this site

- The site is for personal, non-commercial use. Please do not copy it by automated means, disturb its operation or use it to send unlawful content.
- Texts, photographs, drawings, plans and marks belong to Meridian Galleria or its partners. Press material from the media centre may be used for editorial purposes with the credit given there.
- We keep the information careful and current, yet hours, prices, houses and availability may change. Pictures show goods and rooms as faithfully as a screen allows.

## Prices and payment

Prices in the gallery are in Australian dollars. The label says whether a price is free of duty and tax or includes the goods and services tax (GST). If a price is plainly wrong, we tell you before we complete the sale, and you are free to withdraw.

## Duty-free and tax-free purchases

1. Goods free of duty and GST are sold to travellers who leave Australia and show a passport and proof of travel when they buy.
2. Such goods must leave Australia with you. Where they are handed over sealed, please leave the seal untouched until you have departed.
3. Other goods may qualify for the Tourist Refund Scheme, which is run by the Australian Government and not by us. Its conditions include a minimum amount spent with one business and a limit of 60 days before departure; please keep your tax invoice.
4. Allowances at your destination, and any duties due there, are for you to check and to pay. Liquids in cabin baggage are subject to the rules of the airport and the carrier.

## Alcohol and tobacco

It is against the law to sell or supply alcohol or tobacco to anyone under 18. We ask for identification from guests who look younger than 25, and serve alcohol responsibly.

## Tables, events and appointments

A reservation is held for 15 minutes. If your plans change, please tell us 24 hours ahead, so that another guest may have the seat. We may move or cancel an event for reasons of safety, weather or illness; whatever you paid is then refunded in full. Please tell us about allergies before you order: our kitchens handle nuts, milk, eggs, gluten and seafood.

## Returns and the Australian Consumer Law

Our goods and services come with guarantees that cannot be excluded under the Australian Consumer Law. For a major failure you are entitled to a replacement or refund, and to compensation for other reasonably foreseeable loss. You are also entitled to have goods repaired or replaced if they are not of acceptable quality and the failure is not major.

Beyond those rights, we take back unused goods in their original packing with the receipt within 30 days of purchase. Perishable, personalised and opened hygiene goods are excepted. If you have already travelled on, use the assistance form: our colleagues arrange the next step, in your language.

## Meridian Circle

Membership has terms of its own, which you receive when you join. Points have no cash value and are credited within three days of a purchase.

## Photographs and conduct

Photographs for yourself are welcome. For tripods, drones or commercial work please ask first. Cameras watch public areas for safety; recordings are kept for 30 days.

## Links to other sites

Some links lead to sites that we do not run, such as booking, map and payment services. Their own terms and privacy policies apply.

## Liability

To the extent the law allows, we are not liable for loss that we could not have foreseen or prevented. Nothing in these terms limits liability for death, personal injury, fraud or rights under the Australian Consumer Law.

## Law and contact

These terms follow the law of New South Wales, whose courts are competent. Questions are welcome at [sydney@meridian.example](mailto:sydney@meridian.example). If one clause should not hold, the others do.`,
  cn: `本条款适用于您对本网站的使用，以及您到访 Meridian Galleria 悉尼的过程。您所选优惠、活动或服务另有条款者，一并适用；两者不一致时，以更为具体的条款为准。

## 使用本网站

- 本网站仅供个人非商业用途。请勿以自动化方式复制、干扰网站运行或发送违法内容。
- 文字、图片、图稿、平面图与标识归 Meridian Galleria 或其合作伙伴所有。媒体中心的素材可供编辑报道使用，并请按其注明的方式署名。
- 我们力求信息准确及时，但营业时间、价格、品牌与供应情况可能调整。图片在屏幕所能呈现的范围内力求忠实。

## 价格与付款

馆内价格以澳元计算。标签注明该价格为免税价，或已含商品及服务税（GST）。如价格明显有误，我们会在成交前告知，您可自由决定是否购买。

## 免税与退税购物

1. 免关税及 GST 的商品售予即将离开澳大利亚的旅客，购买时请出示护照与行程凭证。
2. 此类商品须随您一同离境。以密封方式交付者，离境前请勿拆封。
3. 其他商品或可适用旅客退税计划（TRS）。该计划由澳大利亚政府而非本馆办理，条件包括在同一商家的最低消费金额，以及离境前 60 天内购买；请保留税务发票。
4. 目的地的免税额度及应缴税款，请您自行查询并承担。随身行李中的液体须遵守机场与承运人的规定。

## 酒类与烟草

向未满 18 岁者出售或提供酒类、烟草属违法行为。对看似未满 25 岁的宾客，我们会要求出示身份证明，并以负责任的方式供酒。

## 餐位、活动与预约

预约保留 15 分钟。如行程有变，请提前 24 小时告知，以便将席位留给其他宾客。因安全、天气或疾病等原因，我们可能调整或取消活动，届时您所支付的款项将全额退还。如有过敏，请在点单前告知：厨房会处理坚果、牛奶、鸡蛋、麸质与海鲜。

## 退换与澳大利亚消费者法

我们的商品与服务附有《澳大利亚消费者法》规定、不得排除的保证。如出现重大缺陷，您有权要求更换或退款，并就其他可合理预见的损失获得赔偿。如商品质量未达可接受的标准但不构成重大缺陷，您有权要求维修或更换。

在上述权利之外，未经使用、原包装完好的商品，凭购物凭证可在购买后 30 天内退换；易腐、定制及已拆封的卫生用品除外。若您已启程离开，请填写售后协助表格，同事会以您的语言安排后续事宜。

## Meridian Circle

会员计划另有条款，入会时将一并提供。积分不具现金价值，购物后三日内入账。

## 摄影与馆内秩序

欢迎为个人留念拍照。使用三脚架、无人机或进行商业拍摄，请事先征得同意。为安全起见，公共区域设有摄像设备，录像保存 30 天。

## 外部链接

部分链接通往并非由我们运营的网站，例如预约、地图与支付服务，适用其各自的条款与隐私政策。

## 责任

在法律允许的范围内，对于我们无法预见或无法避免的损失，我们不承担责任。本条款不限制因死亡、人身伤害、欺诈所生的责任，也不限制《澳大利亚消费者法》赋予的权利。

## 法律与联系方式

本条款适用新南威尔士州法律，由该州法院管辖。如有疑问，欢迎致函 [sydney@meridian.example](mailto:sydney@meridian.example)。如某一条款无效，其余条款仍然有效。`,
};

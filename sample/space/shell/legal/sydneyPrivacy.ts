import type { Translations } from '../../seed.ts';

/** The complete privacy policy of the Sydney gallery, as Markdown. */
export const sydneyPrivacyText: Translations = {
  en: `Meridian Galleria Sydney looks after your personal information as it would look after a coat left in its keeping: we take only what we need, we know where it is, and we hand it back on request. This policy follows the Privacy Act 1988 (Cth) and the Australian Privacy Principles.

## What we collect

We collect information directly from you wherever we can.

- **Contact us:** title, first and last name, e-mail address, telephone number and country code, country or region, the store concerned, an order or membership number if you give one, the subject and text of your message, and how you prefer to be reached.
- **Requests for assistance:** in addition, your address, nationality, date of purchase, the house and the fault, whether the goods were bought tax free, and up to four photographs and a receipt.
- **Newsletter:** e-mail address, name, language and interests.
- **Reservations:** name, contact details, the service or table, date and time, and anything you ask us to prepare for.
- **Meridian Circle:** your name, tier and points as your account passes them to this site while you are signed in.
- **Visits to this site:** pages viewed, approximate region, type of browser and device.
- **Purchases free of duty or tax:** the details of your passport and departure that customs law obliges us to record at the till. They never pass through this website.

You may look at this site without telling us who you are. If you choose not to give information that a request needs, we may be unable to answer it.

## Why we use it

1. To answer enquiries, repair or replace goods and keep appointments.
2. To send the news you have asked for, and no more than that.
3. To run Meridian Circle and show your balance.
4. To meet duties under customs, tax, consumer and safety law.
5. To keep this site secure, and, once you agree, to learn which pages are useful.

We do not sell personal information, and we make no decisions about you by automated means alone.

## Who receives it

Your information is seen by colleagues who need it for your request, by the house whose goods are concerned, and by companies that provide booking, maps, chat, e-mail, payment and hosting under contract to us. Public authorities receive it only where the law requires.

Some of these companies, and our sister galleries, are outside Australia, for example in Singapore, Hong Kong, France and the United States. Before we disclose information overseas we take reasonable steps to see that it is handled in keeping with the Australian Privacy Principles.

## How long we keep it

| Information | Kept for |
| --- | --- |
| Enquiries and requests for assistance | 180 days after we receive them |
| Newsletter details | until you unsubscribe |
| Reservations | 12 months after the visit |
| Purchase and tax records | as long as the law requires |
| Notes in your own browser | seven days as a rule |

After that the information is deleted or made anonymous. We hold it on encrypted systems with access by role, and test those systems every year.

## Cookies

The site works with a small number of necessary notes in your browser. Measurement begins only with your consent. The cookie notice names each of them and says how to change your mind.

## Direct marketing

Every newsletter carries a link to unsubscribe, which takes effect at once. You may also write to us at any time.

## Seeing and correcting your information

You may ask what we hold about you, receive a copy, and have it corrected. We confirm who you are, answer within 30 days and charge nothing for the request. If we cannot agree, we explain why in writing.

## Complaints

Please write to our privacy officer first: [privacy.sydney@meridian.example](mailto:privacy.sydney@meridian.example). We acknowledge a complaint within five working days and aim to settle it within 30 days. If you are not satisfied, you may turn to the Office of the Australian Information Commissioner.

## Changes

Before this policy changes in any way that matters, we say so on this page and, where you have given us an address, by e-mail.`,
  cn: `Meridian Galleria 悉尼对待您的个人信息，如同代您保管一件大衣：只取所需，妥善存放，您若要取回，随时奉还。本政策遵循澳大利亚《1988 年隐私法》（联邦）及《澳大利亚隐私原则》。

## 我们收集的信息

我们尽可能直接向您本人收集信息。

- 联系我们：称谓、姓名、电子邮箱、电话号码与国家代码、国家或地区、相关门店、您提供的订单号或会员编号、来函主题与内容，以及您偏好的联系方式。
- 售后协助：除上述信息外，还包括地址、国籍、购买日期、品牌与问题说明、是否免税购买，以及至多四张照片与购物凭证。
- 订阅通讯：电子邮箱、姓名、语言与兴趣偏好。
- 预约：姓名、联系方式、所选服务或餐位、日期与时间，以及您希望我们事先准备的事项。
- Meridian Circle：您登录期间，账户向本网站提供的姓名、等级与积分。
- 浏览网站：所浏览的页面、大致所在地区、浏览器与设备类型。
- 免税购物：海关法规要求我们在收银时登记的护照与离境信息。此类信息不会经过本网站。

您可以不透露身份浏览本网站。如您选择不提供办理某项请求所需的信息，我们可能无法答复该请求。

## 使用目的

1. 回复咨询，维修或更换商品，履行预约。
2. 发送您所订阅的资讯，仅此而已。
3. 运营 Meridian Circle 并显示您的积分。
4. 履行海关、税务、消费者保护与安全方面的法定义务。
5. 保障网站安全，并在您同意后了解哪些页面更有用处。

我们不出售个人信息，也不会仅凭自动化方式作出影响您的决定。

## 信息的接收方

能够接触您信息的，有处理相关事宜的同事、所涉商品的品牌，以及依合同为我们提供预约、地图、在线客服、邮件、支付与主机服务的公司。只有在法律要求时，我们才会向公共机构提供信息。

其中部分公司以及我们的姊妹门店位于澳大利亚境外，例如新加坡、香港、法国与美国。向境外披露信息之前，我们会采取合理措施，确保其处理方式符合《澳大利亚隐私原则》。

## 保存期限

| 信息 | 保存期限 |
| --- | --- |
| 咨询与售后协助 | 收到后 180 天 |
| 订阅信息 | 至您退订为止 |
| 预约记录 | 到访后 12 个月 |
| 购物与税务记录 | 法律要求的期限 |
| 您浏览器中的记录 | 一般为七天 |

期满后，信息将被删除或作匿名处理。信息保存于加密系统，按职责授权访问，系统每年接受测试。

## Cookie

本网站仅使用少量必要的浏览器记录。统计分析在您同意之后才会开始。《Cookie 声明》逐一列明各项记录，并说明如何更改选择。

## 直接营销

每封通讯均附有退订链接，点击即时生效。您也可以随时来函告知。

## 查阅与更正

您可以询问我们持有您的哪些信息，索取副本并要求更正。我们将核实您的身份，在 30 天内答复，且不收取费用。如无法满足您的要求，我们会书面说明理由。

## 投诉

请先致函我们的隐私专员：[privacy.sydney@meridian.example](mailto:privacy.sydney@meridian.example)。我们将在五个工作日内确认收悉，并力求在 30 天内解决。如您仍不满意，可向澳大利亚信息专员办公室（OAIC）投诉。

## 变更

本政策如有重要变更，我们会提前在本页说明；若您曾留下电子邮箱，亦会以邮件告知。`,
};

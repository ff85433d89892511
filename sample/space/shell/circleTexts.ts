import type { Translations } from '../seed.ts';
import type { Texts } from './textsInCity.ts';

/** How Meridian Circle works, as Markdown. */
export const circleText: Texts = {
  en: `Meridian Circle is the loyalty programme of Meridian Galleria, valid in all 21 cities. Membership costs nothing and begins with your first visit.

## How it works

1. Join at the welcome desk in {city} or in the app, with your name and e-mail address. You receive a membership number of 12 digits.
2. Show your member code when you pay. Each US dollar, or its value in local currency, earns one point.
3. Points raise your tier, and can be exchanged for gifts, tastings and time with our advisers.

## In short

Points are kept for 24 months from your last purchase, and tiers are reviewed once a year. As soon as you sign in, your balance stands at the top of this site.`,
  cn: `Meridian Circle 是 Meridian Galleria 的会员计划，通行 21 座城市。入会免费，首次到访即可加入。

## 如何使用

1. 在{city}门店迎宾台或会员应用中，以姓名与电子邮箱登记，即可获得 12 位会员编号。
2. 付款时出示会员码。每消费 1 美元或等值当地货币，累积 1 分。
3. 积分可提升会籍等级，亦可兑换礼品、品鉴席位与专属顾问时间。

## 简要说明

积分自最近一次购物起保留 24 个月，会籍等级每年评定一次。登录后，积分余额即显示于网站顶部。`,
  tc: `Meridian Circle 是 Meridian Galleria 的會員計劃，通行 21 座城市。入會免費，首次到訪即可加入。

## 如何使用

1. 於{city}店內迎賓台或會員應用程式，以姓名與電郵地址登記，即可獲得 12 位會員編號。
2. 付款時出示會員碼。每消費 1 美元或等值當地貨幣，累積 1 分。
3. 積分可提升會籍級別，亦可換領禮品、品鑑席位與專屬顧問時間。

## 簡要說明

積分由最近一次購物起保留 24 個月，會籍級別每年評定一次。登入後，積分結餘即顯示於網站頂部。`,
  fr: `Meridian Circle est le programme de fidélité de Meridian Galleria, valable dans les 21 villes. L’adhésion est gratuite et commence dès la première visite.

## Comment cela fonctionne

1. Inscrivez-vous à l’accueil, à {city}, ou dans l’application, avec votre nom et votre adresse e-mail. Vous recevez un numéro à 12 chiffres.
2. Présentez votre code au moment de payer. Chaque dollar américain, ou sa valeur en monnaie locale, rapporte un point.
3. Les points élèvent votre niveau et s’échangent contre des cadeaux, des dégustations et du temps avec nos conseillers.

## En bref

Les points sont conservés 24 mois après le dernier achat et les niveaux revus une fois par an. Dès la connexion, votre solde s’affiche en haut de ce site.`,
  it: `Meridian Circle è il programma fedeltà di Meridian Galleria, valido in tutte le 21 città. L’iscrizione è gratuita e comincia con la prima visita.

## Come funziona

1. Si iscriva all’accoglienza, a {city}, o nell’app, con nome e indirizzo e-mail. Riceverà un numero di 12 cifre.
2. Mostri il suo codice al momento del pagamento. Ogni dollaro statunitense, o il suo valore in valuta locale, vale un punto.
3. I punti innalzano il suo livello e si scambiano con omaggi, degustazioni e tempo con i nostri consulenti.

## In breve

I punti restano validi 24 mesi dall’ultimo acquisto e i livelli si rivedono una volta l’anno. Dopo l’accesso, il saldo compare in cima al sito.`,
  jp: `Meridian Circleは、Meridian Galleriaの会員プログラムです。21のすべての都市でご利用いただけます。年会費は無料、初めてのご来店からご入会いただけます。

## ご利用の流れ

1. {city}の受付またはアプリで、お名前とメールアドレスをご登録ください。12桁の会員番号をお渡しします。
2. お会計の際に会員コードをご提示ください。1米ドル相当のお買い物ごとに1ポイントが貯まります。
3. ポイントに応じてランクが上がり、贈りもの、テイスティング、アドバイザーとの時間にお引き換えいただけます。

## ご案内

ポイントは最後のお買い物から24か月有効です。ランクは年に一度見直します。ログインすると、残高がサイト上部に表示されます。`,
  kr: `Meridian Circle은 Meridian Galleria의 멤버십 프로그램으로, 21개 도시 어디에서나 이용하실 수 있습니다. 가입은 무료이며 첫 방문부터 시작됩니다.

## 이용 방법

1. {city} 매장의 안내 데스크 또는 앱에서 성함과 이메일 주소로 가입해 주십시오. 12자리 회원 번호를 드립니다.
2. 결제하실 때 회원 코드를 제시해 주십시오. 미화 1달러 또는 그에 상당하는 현지 통화마다 1포인트가 적립됩니다.
3. 포인트에 따라 등급이 올라가며, 선물, 시음회, 어드바이저와의 시간으로 교환하실 수 있습니다.

## 간단한 안내

포인트는 마지막 구매일부터 24개월간 유지되며, 등급은 해마다 한 번 조정됩니다. 로그인하시면 사이트 상단에 잔액이 표시됩니다.`,
};

/** What the loyalty app does, as Markdown. */
export const appText: Texts = {
  en: `The app keeps your membership close and your hands free. It speaks all seven languages of this site and needs no signal inside the building.

## What it carries

- Your member code and points balance.
- Offers in {city} and in your next city, from the day they begin.
- Your reservations for tables, events and appointments.
- The floor guide, so that you find a house without asking.

## How to get it

Ask at the welcome desk in {city} and scan the code shown there, or look for “Meridian Circle” in the app store of your phone. The app is complimentary; sign in with your membership number or e-mail address.`,
  cn: `会员应用让会籍随身，双手自在。支持本网站全部七种语言，在馆内无网络信号亦可使用。

## 随身所备

- 会员码与积分余额。
- {city}及您下一座目的地的优惠，生效当日即可查看。
- 餐位、活动与专属服务的预约。
- 楼层指南，寻店无须问路。

## 如何获取

请在{city}门店迎宾台扫描现场二维码，或在手机应用商店搜索“Meridian Circle”。应用免费，以会员编号或电子邮箱登录即可。`,
  tc: `會員應用程式讓會籍隨身，雙手自在。支援本網站全部七種語言，在館內沒有網絡訊號亦可使用。

## 隨身所備

- 會員碼與積分結餘。
- {city}及您下一座目的地的優惠，生效當日即可查看。
- 餐位、活動與專屬服務的預約。
- 樓層指南，尋店毋須問路。

## 如何取得

請於{city}店內迎賓台掃描現場二維碼，或於手機應用程式商店搜尋「Meridian Circle」。應用程式免費，以會員編號或電郵地址登入即可。`,
  fr: `L’application garde votre adhésion à portée de main et vos mains libres. Elle parle les sept langues de ce site et fonctionne sans réseau dans la galerie.

## Ce qu’elle contient

- Votre code de membre et votre solde de points.
- Les offres à {city} et dans votre prochaine ville, dès leur premier jour.
- Vos réservations de tables, d’événements et de rendez-vous.
- Le plan des étages, pour trouver une maison sans demander.

## Comment l’obtenir

Scannez le code présenté à l’accueil, à {city}, ou cherchez «\u00a0Meridian Circle\u00a0» dans la boutique d’applications de votre téléphone. Elle est gratuite\u00a0; connectez-vous avec votre numéro de membre ou votre adresse e-mail.`,
  it: `L’app tiene la sua iscrizione a portata di mano e le mani libere. Parla le sette lingue di questo sito e funziona anche senza rete in galleria.

## Che cosa contiene

- Il suo codice e il saldo dei punti.
- Le offerte a {city} e nella sua prossima città, dal primo giorno.
- Le sue prenotazioni per tavoli, eventi e appuntamenti.
- La guida ai piani, per trovare una maison senza chiedere.

## Come averla

Inquadri il codice esposto all’accoglienza, a {city}, oppure cerchi «Meridian Circle» nel negozio di app del suo telefono. È gratuita; acceda con il numero di iscrizione o l’indirizzo e-mail.`,
  jp: `会員証をいつも手元に、両手は自由に。アプリは本サイトの七つの言語に対応し、館内では電波がなくてもお使いいただけます。

## アプリでできること

- 会員コードとポイント残高の表示。
- {city}と次の目的地の特典を、開始当日からご案内。
- お席、イベント、サービスのご予約の管理。
- フロアガイドで、お探しのブランドへ迷わずご案内。

## 入手方法

{city}の受付に掲示のコードを読み取るか、スマートフォンのアプリストアで「Meridian Circle」と検索してください。アプリは無料です。会員番号またはメールアドレスでログインしていただけます。`,
  kr: `회원증은 늘 가까이, 두 손은 자유롭게. 앱은 이 사이트의 일곱 개 언어를 지원하며, 매장 안에서는 통신 신호 없이도 이용하실 수 있습니다.

## 앱에 담긴 것

- 회원 코드와 포인트 잔액.
- {city} 및 다음 도시의 혜택을 시작일부터 안내.
- 테이블, 이벤트, 상담 예약 내역.
- 원하는 브랜드를 쉽게 찾는 층별 안내.

## 받으시는 방법

{city} 매장의 안내 데스크에서 코드를 스캔하시거나 휴대전화의 앱 스토어에서 ‘Meridian Circle’을 검색해 주십시오. 앱은 무료이며 회원 번호 또는 이메일 주소로 로그인하실 수 있습니다.`,
};

/** A short self-test on the tiers that only Sydney shows, as Markdown. */
export const tierTestText: Translations = {
  en: `Three questions, no score and no sign-up. Count your answers and see which tier of Meridian Circle fits the way you travel.

## Three questions

1. **How often do you pass through a Meridian city?** Once in a while (a), once a year (b), several times a year (c).
2. **What do you take home?** A small gift (a), something for yourself (b), pieces you have looked forward to (c).
3. **What would please you most?** A kind welcome (a), a seat at a tasting (b), an hour with an adviser (c).

## Your answers

- Mostly a: **Ambassador**, which opens the door on the day you join.
- Mostly b: **Silver** or **Gold**, with tastings, wrapping and a birthday gift.
- Mostly c: **Platinum** or **Diamond**, with a private room and a host of your own.`,
  cn: `三个问题，不计分，也无须注册。数一数您的选择，看看哪一级会籍适合您的旅行方式。

## 三个问题

1. 您多久到访一次设有 Meridian Galleria 的城市？偶尔（甲）；每年一次（乙）；一年数次（丙）。
2. 您通常带回什么？一份小礼（甲）；一件犒赏自己的物品（乙）；期待已久的珍品（丙）。
3. 什么最让您愉悦？亲切的迎接（甲）；品鉴会的一席（乙）；与顾问共处一小时（丙）。

## 您的答案

- 以甲居多：大使会籍，入会当日即可享有。
- 以乙居多：银卡或金卡，享品鉴席位、礼品包装与生日礼。
- 以丙居多：白金卡或钻石卡，享私人贵宾室与专属接待。`,
};

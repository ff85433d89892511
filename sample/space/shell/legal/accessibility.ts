import type { Texts } from '../textsInCity.ts';

/** What the building and the site do for everyone's access, as Markdown. */
export const accessibilityText: Texts = {
  en: `A beautiful building is one that everyone can enter. If anything stands in your way, here or in the gallery, please tell us.

## In the building

- A step-free entrance and lifts to every public level.
- Accessible rest rooms, and seats along the way.
- Wheelchairs on loan at the welcome desk, complimentary.
- Assistance dogs are welcome everywhere, in the restaurants too.
- A companion for your visit on request, if you write two days ahead.

## On this site

We work to the Web Content Accessibility Guidelines 2.2, level AA. Everything can be reached by keyboard, pictures have alternative texts, colours keep their contrast, and movement stops if your device asks for less of it.

## Tell us

Write to [access@meridian.example](mailto:access@meridian.example). We answer within two working days and say what we can do, and by when.`,
  cn: `真正美好的建筑，人人都能走进。无论在网站还是馆内，若有任何不便，请告诉我们。

## 在馆内

- 无台阶入口，电梯直达各公共楼层。
- 无障碍洗手间，沿途设有座椅。
- 迎宾台免费借用轮椅。
- 欢迎辅助犬进入各处，包括餐厅。
- 如需专人陪同，请提前两日来函。

## 在网站上

我们遵循《网页内容无障碍指南》2.2 版 AA 级标准：全站可用键盘操作，图片附替代文字，色彩对比充足；若您的设备设置为减少动态效果，画面便会静止。

## 告诉我们

请致函 [access@meridian.example](mailto:access@meridian.example)。我们将在两个工作日内答复，说明可以怎样改进、何时完成。`,
  tc: `真正美好的建築，人人都能走進。無論在網站或館內，若有任何不便，請告訴我們。

## 在館內

- 無梯級入口，升降機直達各公共樓層。
- 無障礙洗手間，沿途設有座椅。
- 迎賓台免費借用輪椅。
- 歡迎輔助犬進入各處，包括餐廳。
- 如需專人陪同，請於兩日前來函。

## 在網站上

我們遵循《網頁內容無障礙指南》2.2 版 AA 級標準：全站可用鍵盤操作，圖片附替代文字，色彩對比充足；若您的裝置設定為減少動態效果，畫面便會靜止。

## 告訴我們

請致函 [access@meridian.example](mailto:access@meridian.example)。我們會於兩個工作天內答覆，說明可以怎樣改善、何時完成。`,
  fr: `Un bel édifice est un lieu où chacun peut entrer. Si quelque chose vous gêne, ici ou dans la galerie, dites-le-nous.

## Dans l’édifice

- Une entrée de plain-pied et des ascenseurs vers tous les niveaux publics.
- Des toilettes accessibles et des sièges le long du parcours.
- Des fauteuils roulants prêtés gracieusement à l’accueil.
- Les chiens d’assistance sont bienvenus partout, restaurants compris.
- Un accompagnement sur demande, deux jours à l’avance.

## Sur ce site

Nous suivons les règles WCAG 2.2, niveau AA\u00a0: tout est accessible au clavier, les images ont un texte de remplacement, les contrastes sont suffisants et les animations s’arrêtent si votre appareil le demande.

## Nous le dire

Écrivez à [access@meridian.example](mailto:access@meridian.example). Nous répondons sous deux jours ouvrés en précisant ce que nous pouvons faire, et quand.`,
  it: `Un bell’edificio è un luogo in cui tutti possono entrare. Se qualcosa le è d’ostacolo, qui o in galleria, ce lo dica.

## Nell’edificio

- Un ingresso senza gradini e ascensori per tutti i piani aperti al pubblico.
- Servizi igienici accessibili e sedute lungo il percorso.
- Sedie a rotelle in prestito all’accoglienza, senza spese.
- I cani da assistenza sono benvenuti ovunque, anche nei ristoranti.
- Un accompagnatore su richiesta, con due giorni di anticipo.

## Su questo sito

Seguiamo le linee guida WCAG 2.2, livello AA: tutto si raggiunge da tastiera, le immagini hanno un testo alternativo, i contrasti sono adeguati e le animazioni si fermano se il dispositivo lo richiede.

## Ce lo dica

Scriva a [access@meridian.example](mailto:access@meridian.example). Rispondiamo entro due giorni lavorativi, spiegando che cosa possiamo fare e quando.`,
  jp: `美しい建物とは、どなたでも入ることのできる建物です。館内でも本サイトでも、お困りのことがあればお知らせください。

## 館内で

- 段差のない入口と、すべての公開フロアに通じるエレベーター。
- バリアフリーのお手洗いと、道すがらの椅子。
- 受付での車椅子の無料貸し出し。
- 補助犬は、レストランを含む館内どこへでもご同伴いただけます。
- 付き添いのご案内は、二日前までにご連絡ください。

## 本サイトで

ウェブコンテンツ・アクセシビリティ・ガイドライン2.2のAAに沿って制作しています。すべてキーボードで操作でき、画像には代替テキストを添え、十分なコントラストを保ち、端末の設定に応じて動きを止めます。

## お知らせください

[access@meridian.example](mailto:access@meridian.example)までお寄せください。二営業日以内に、できることと時期をお答えします。`,
  kr: `아름다운 건물은 누구나 들어설 수 있는 건물입니다. 매장에서든 이 사이트에서든 불편하신 점이 있으면 알려 주십시오.

## 매장에서

- 턱이 없는 입구와 모든 공개 층으로 이어지는 엘리베이터.
- 장애인용 화장실과 동선 곳곳의 의자.
- 안내 데스크에서 휠체어를 무료로 빌려 드립니다.
- 보조견은 레스토랑을 포함해 어디든 함께하실 수 있습니다.
- 동행 안내가 필요하시면 이틀 전에 연락해 주십시오.

## 사이트에서

웹 콘텐츠 접근성 지침 2.2의 AA 수준을 따릅니다. 모든 기능을 키보드로 이용하실 수 있고, 이미지에는 대체 텍스트가 있으며, 충분한 명암비를 유지하고, 기기 설정에 따라 움직임을 멈춥니다.

## 알려 주십시오

[access@meridian.example](mailto:access@meridian.example)로 보내 주시면 영업일 기준 이틀 이내에 가능한 조치와 시기를 답변해 드립니다.`,
};

import { day, entry, type Seed } from '../../seed.ts';

/** Press releases and image libraries of the Sydney gallery. */
export const mediaCenter: readonly Seed[] = [
  entry(
    'mediaCenterDetailPage',
    'sydney-media-east-gallery',
    {
      title: { en: 'East gallery: press release', cn: '东廊焕新新闻稿' },
      slug: 'east-gallery-press-release',
      description: {
        en: 'Three rooms, a long table and daylight for the first time in decades: facts, figures and captions on the reopening in Sydney.',
        cn: '三间厅室，一张长桌，以及数十年来首度透入的天光：悉尼东廊重启之要点、数据与图注。',
      },
      category: ['cat-press-release'],
      isFeatured: true,
      media: ['arch-boutique'],
      displayDate: day(-26, '08:00'),
      removedAfterExpired: false,
      downloadLink: 'https://press.meridian.example/sydney/east-gallery.pdf',
      body: {
        en: 'Meridian Galleria Sydney has reopened the east gallery on Level 1 after eleven weeks of work. Three rooms bring its beauty houses together beneath a skylight that had been closed for decades.\n\n## In figures\n\n- 310 square metres, three rooms, nine windows uncovered\n- Plaster mixed with 1.2 tonnes of crushed shell\n- Counters 90 cm high, each with a lower place for guests who sit\n\nThe download holds the full text in English and Simplified Chinese, a floor plan and a sheet of captions. Interviews with the project team can be arranged within two working days: [press@meridian.example](mailto:press@meridian.example).',
        cn: 'Meridian Galleria 悉尼馆一层东廊历经十一周修缮，现已重新开放。三间厅室汇聚馆内美妆品牌，其上天窗封存数十年，如今重启。\n\n## 数据一览\n\n- 面积 310 平方米，三间厅室，重开九扇窗\n- 灰泥掺入 1.2 吨碾碎的贝壳\n- 柜台高 90 厘米，皆设低位台面，供坐着的宾客使用\n\n下载文件含中英文全文、平面图及图注。采访项目团队，可于两个工作日内安排，请联络：[press@meridian.example](mailto:press@meridian.example)。',
      },
    },
    { created: 30, updated: 26 },
  ),

  entry(
    'mediaCenterDetailPage',
    'sydney-media-airport-collection',
    {
      title: { en: 'Airport collection: press release', cn: '机场提货服务新闻稿' },
      slug: 'airport-collection-press-release',
      description: {
        en: 'Travellers who shop in the city now collect beyond passport control. A two-page release with the figures of the first quarter.',
        cn: '市内选购，过边检后提货。两页新闻稿，附首季数据。',
      },
      category: ['cat-press-release'],
      media: ['hero-travel'],
      displayDate: day(-88, '08:00'),
      removedAfterExpired: false,
      downloadLink: 'https://press.meridian.example/sydney/airport-collection.pdf',
      body: {
        en: 'The complimentary service, introduced at Meridian Galleria Sydney, carries purchases from the city to the departure side of the international terminal. During the trial, nineteen out of twenty parcels were collected in under four minutes.\n\n> A traveller should spend the last day in a city with empty hands.\n\nThe text may be used in full or in part. Please credit Meridian Galleria.',
        cn: '此项免费服务由 Meridian Galleria 悉尼馆推出，将市内所购送至国际航站楼出境一侧。试行期间，每二十件中有十九件于四分钟内完成提取。\n\n> 旅人在一座城市的最后一日，理应两手轻松。\n\n全文或节选均可刊用，请注明来源：Meridian Galleria。',
      },
    },
    { created: 92, updated: 88 },
  ),

  entry(
    'mediaCenterDetailPage',
    'sydney-media-light-report',
    {
      title: { en: 'A building that dims itself', cn: '一座懂得调暗自己的建筑' },
      slug: 'light-report-press-release',
      description: {
        en: 'The lamps of the façade now follow the dusk instead of the clock and use 38% less energy. Release, method and contact for questions.',
        cn: '立面灯光不再依时钟，而随暮色明暗，能耗减少 38%。附新闻稿、测算方法与联络方式。',
      },
      category: ['cat-press-release'],
      media: ['arch-facade-dusk'],
      displayDate: day(-210, '08:00'),
      removedAfterExpired: false,
      downloadLink: 'https://press.meridian.example/sydney/light-report.pdf',
      body: {
        en: 'Sensors on the roof read the sky every minute. The windows of the gallery brighten as it darkens, stop at a warm white of 2,700 kelvin, and fall to a third of their strength at ten in the evening.\n\n## Method\n\nConsumption was metered over twelve months and compared with the twelve before, corrected for opening hours. The data sheet is part of the download.',
        cn: '屋顶传感器每分钟读取天色。天色愈暗，窗光愈明，止于 2700 开尔文的暖白；晚间十点，再降至三分之一。\n\n## 测算方法\n\n能耗以十二个月实测，与此前十二个月比较，并按开放时长修正。数据表随文件一并下载。',
      },
    },
    { created: 214, updated: 209 },
  ),

  entry(
    'mediaCenterDetailPage',
    'sydney-media-building-images',
    {
      title: { en: 'Image library: the building', cn: '图片库：建筑' },
      slug: 'image-library-building',
      description: {
        en: 'Twenty-four pictures of the atrium, the stair and the façade at four times of day, in print and screen resolution, with captions.',
        cn: '中庭、台阶与立面，一日四时，共二十四帧。含印刷与屏幕两种分辨率及图注。',
      },
      category: ['cat-image-library'],
      media: ['arch-spiral', 'hero-atrium', 'arch-corridor'],
      displayDate: day(-30, '08:00'),
      removedAfterExpired: false,
      downloadLink: 'https://press.meridian.example/sydney/images-building.zip',
      body: {
        en: 'The set was made over one week without closing the gallery, so the people in it are guests who kindly agreed to stand still.\n\n- TIFF at 300 dpi, up to 60 cm wide, 1.9 GB\n- WebP at 2,400 pixels, 68 MB\n- Captions and credits in English and Simplified Chinese\n\nFree for editorial use about Meridian Galleria. Please do not crop the top of the arches; the architects would notice.',
        cn: '全套图片于一周之内、照常营业间摄成，画中人皆是欣然为镜头驻足的宾客。\n\n- TIFF 格式，300 dpi，最宽 60 厘米，共 1.9 GB\n- WebP 格式，2400 像素，共 68 MB\n- 中英文图注与署名\n\n仅供与 Meridian Galleria 相关的编辑刊用。敬请勿裁去拱顶，建筑师会看出来的。',
      },
    },
    { created: 34, updated: 29 },
  ),

  entry(
    'mediaCenterDetailPage',
    'sydney-media-still-lifes',
    {
      title: { en: 'Image library: still lifes', cn: '图片库：静物' },
      slug: 'image-library-still-lifes',
      description: {
        en: 'Watches, glass, silk and leather on stone: thirty pictures for gift guides and travel pages, cleared for print and online.',
        cn: '石上的腕表、玻璃、丝绸与皮革：三十帧静物，适用于礼品指南与旅行版面，纸媒与网络均可刊用。',
      },
      category: ['cat-image-library'],
      media: ['hero-watches', 'hero-gifts'],
      displayDate: day(-140, '08:00'),
      removedAfterExpired: false,
      downloadLink: 'https://press.meridian.example/sydney/images-still-lifes.zip',
      body: {
        en: 'All thirty were lit by one window and one reflector, and share a palette of bone, clay and bottle green so that they can stand side by side.\n\n- Landscape and portrait versions of each\n- Cut-outs of twelve objects on a transparent ground\n- Prices and stock numbers on request\n\nFor pictures with wines or spirits, please observe the rules for alcohol in your own country.',
        cn: '三十帧皆只用一窗一反光板，统以骨白、陶土与墨绿，并置亦自成一体。\n\n- 每帧均备横、竖两种构图\n- 十二件物品另备透明底图\n- 价格与货号承索即奉\n\n含葡萄酒或烈酒的图片，请遵守您所在地有关酒类的规定。',
      },
    },
    { created: 144, updated: 138 },
  ),
];

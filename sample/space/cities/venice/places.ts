/** The gallery's name. */
export const name = { it: 'Meridian Galleria Venezia', en: 'Meridian Galleria Venice', cn: 'Meridian Galleria 威尼斯' };

/** Where the gallery stands. */
export const address = { it: 'Calle dei Lumi 5312, San Marco, 30124 Venezia', en: 'Calle dei Lumi 5312, San Marco, 30124 Venice', cn: '威尼斯圣马可区卢米巷 5312 号（Calle dei Lumi 5312）' };

/** Opening hours on one line. */
export const hours = { it: 'Tutti i giorni, 10.00–19.30', en: 'Daily, 10am to 7:30pm', cn: '每日 10:00–19:30' };

/** Opening hours, a line for each part of the week. */
export const hourLines = { it: ['Tutti i giorni, 10.00–19.30'], en: ['Daily, 10am to 7:30pm'], cn: ['每日 10:00–19:30'] };

/** Where things are in the gallery. */
export const laneSide = { it: 'Piano terra, lato calle', en: 'Ground floor, lane side', cn: '底层，临巷一侧' };
export const portego = { it: 'Primo piano, portego', en: 'First floor, portego', cn: '二层，长厅' };
export const canalSide = { it: 'Secondo piano, lato rio', en: 'Second floor, canal side', cn: '三层，临河一侧' };
export const court = { it: 'Piano terra, corte', en: 'Ground floor, court', cn: '底层，庭院' };
export const foodShop = { it: 'Piano terra, bottega dei sapori', en: 'Ground floor, food shop', cn: '底层，美食铺' };
export const altana = { it: 'Terzo piano, altana', en: 'Third floor, altana', cn: '四层，屋顶木露台' };

import { citySignature } from '../../citySignature.ts';
import type { Seed } from '../../seed.ts';

/** The two halves of a day in Siem Reap: the temples, and the court. */
export const signature: readonly Seed[] = citySignature('siem-reap', {
  form: 'halves',
  title: { en: 'A day here has two halves', cn: '此地一日，分作两半', kr: '이곳의 하루는 둘로 나뉩니다' },
  description: {
    en: 'The morning belongs to the stones: out at five, back by eleven. The second half is spent in the cool of the court.',
    cn: '上午属于石头：五点出门，十一点归来。下半日，便在庭院的清凉里。',
    kr: '오전은 돌의 시간입니다. 다섯 시에 나가 열한 시에 돌아옵니다. 나머지 반나절은 안뜰의 서늘함 속에 있습니다.',
  },
  lines: [
    { at: 5, title: { en: 'Coffee, and a breakfast box for the sunrise', cn: '一杯咖啡，一盒带去看日出的早餐', kr: '커피 한 잔, 일출 길에 가져갈 아침 도시락' }, to: 'siem-reap-dining-sugar-palm-cafe' },
    { at: 8, title: { en: 'Carved stone, and the trades that shaped it', cn: '石上雕痕，与造就它的手艺', kr: '새겨진 돌, 그리고 그것을 빚은 솜씨' }, to: 'siem-reap-about-heritage' },
    { at: 11, title: { en: 'Shoes brushed, feet in a basin of river stones', cn: '鞋履拂尘，双足浸入卵石盆', kr: '신발은 털어 드리고, 발은 강돌 대야에' }, to: 'siem-reap-service-after-the-temples' },
    { at: 14, title: { en: 'Fish amok in its leaf, beside the pond', cn: '莲池之畔，蕉叶里的阿莫克鱼', kr: '연못가에서, 잎에 담은 생선 아목' }, to: 'siem-reap-dining-lotus-table' },
    { at: 17, title: { en: 'Rumduol opens, and the perfumes with it', cn: '隆都花开，香水亦随之开口', kr: '룸둘이 피고, 향수도 함께 피어납니다' }, to: 'siem-reap-brand-hesperia' },
    { at: 20, title: { en: 'A remork home, by way of the river', cn: '乘嘟嘟车归去，沿河而行', kr: '강변을 따라, 렘목을 타고 돌아갑니다' }, to: 'siem-reap-service-remork-home' },
  ],
});

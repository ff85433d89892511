import { citySignature } from '../../citySignature.ts';
import type { Seed } from '../../seed.ts';

/** The sun’s way over the court in Los Angeles, from the sea cloud to the last flights. */
export const signature: readonly Seed[] = citySignature('los-angeles', {
  form: 'sun',
  title: { en: 'Grey morning, golden court', cn: '清晨灰蒙，满庭金黄' },
  description: { en: 'The sea cloud often stays until noon. Then the sun comes through the opening in the roof and walks round the court.', cn: '海上的云，常留到正午。而后阳光穿过屋顶的开口，绕庭缓缓而行。' },
  lines: [
    { at: 6, title: { en: 'Slow coffee and warm conchas under the eaves', cn: '檐下一杯手冲咖啡，一只温热的贝壳面包' }, to: 'los-angeles-dining-drip-bar' },
    { at: 9, title: { en: 'A thin grey veil, over the sea and on canvas', cn: '一层薄灰，在海上，也在画布上' }, to: 'los-angeles-art-june-before-noon' },
    { at: 12, title: { en: 'Discs draw circles of shadow on a bare wall', cn: '圆片在素墙上，画出一圈圈影子' }, to: 'los-angeles-art-plain-air' },
    { at: 17, title: { en: 'Apricot light, lemon trees and take-offs', cn: '杏色的光，柠檬树，起飞的航班' }, to: 'los-angeles-dining-citrus-court' },
    { at: 21, title: { en: 'A mask in a dim room, timed by your flight', cn: '微光静室，一张面膜，依航班计时' }, to: 'los-angeles-service-long-flight-skin' },
  ],
});

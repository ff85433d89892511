import { citySignature } from '../../citySignature.ts';
import type { Seed } from '../../seed.ts';

/** A length of Li brocade, for the figures of Hainan. */
export const signature: readonly Seed[] = citySignature('hainan', {
  form: 'cloth',
  title: { cn: '一匹可读的锦', en: 'A brocade to be read' },
  description: { cn: '黎锦不止于看，也可以读。蛙、鸟、稻穗，织者各有所言；底色深如岛上的石。', en: 'Li brocade is not only looked at. Frogs, birds and ears of rice each say something, on a ground as dark as the island’s stone.' },
  lines: [
    { title: { cn: '蛙纹，唤雨的图案', en: 'A frog, the figure that calls the rain' }, to: 'hainan-art-monsoon' },
    { title: { cn: '稻穗，一行接一行', en: 'Ears of rice, row upon row' }, to: 'hainan-dining-palm-table' },
    { title: { cn: '鸟，翅与翅相连', en: 'Birds, woven wing to wing' }, to: 'hainan-service-brocade-wrap' },
    { title: { cn: '深靛为底，如雨后的火山石', en: 'Dark indigo, like volcanic stone after rain' }, to: 'hainan-about-architecture' },
  ],
});

import { citySignature } from '../../citySignature.ts';
import type { Seed } from '../../seed.ts';

/** The two halves of a day in Cairns, between one tide and the next. */
export const signature: readonly Seed[] = citySignature('cairns', {
  form: 'halves',
  title: { en: 'One verandah, two tides', cn: '一道游廊，两度潮汐', jp: 'ひとつのベランダ、ふたつの潮' },
  description: { en: 'The inlet empties and fills between breakfast and dusk, and the reef boats come and go. The verandah is there for both.', cn: '自早餐至黄昏，海湾潮退潮涨，礁船往来。这道游廊，始终都在。', jp: '朝食から夕暮れまでに、入り江は引いては満ち、リーフの船が行き来します。ベランダは、いつもそこに。' },
  lines: [
    { at: 7, title: { en: 'Mareeba coffee, and toast for a day at sea', cn: '马里巴咖啡，与一份出海前的厚吐司', jp: 'マリーバのコーヒーと、船出の前の厚切りトースト' }, to: 'cairns-dining-tableland-cafe' },
    { at: 10, title: { en: 'Pearls laid out by lustre, facing the inlet', cn: '临湾窗前，珍珠依光泽排开', jp: '入り江に向かう窓辺に、照りの順に並ぶ真珠' }, to: 'cairns-brand-ondine-joaillerie' },
    { at: 12, title: { en: 'Barramundi on the verandah, timed to the tide', cn: '游廊上的尖吻鲈，随潮汐开席', jp: '潮にあわせて、ベランダでバラマンディを' }, to: 'cairns-dining-boardwalk-room' },
    { at: 15, title: { en: 'Rainforest honeys, tasted from pale to dark', cn: '雨林之蜜，由浅尝到深', jp: '熱帯雨林の蜂蜜を、淡い色から濃い色へ' }, to: 'cairns-brand-honey-and-tide' },
    { at: 17, title: { en: 'A warm shower, straight from the marina', cn: '自码头归来，一场热水淋浴', jp: 'マリーナからまっすぐ、温かいシャワーへ' }, to: 'cairns-service-after-the-reef' },
    { at: 18, title: { en: 'Lemon myrtle and gin, as the lorikeets settle', cn: '彩虹鹦鹉归巢，柠檬香桃木入金酒', jp: 'インコがねぐらへ帰る頃、レモンマートルのジンを' }, to: 'cairns-brand-juniper-row' },
  ],
});

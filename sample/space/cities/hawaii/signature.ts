import { citySignature } from '../../citySignature.ts';
import type { Seed } from '../../seed.ts';

/** The sun’s way over Hawaii’s day, between the ridges and the court. */
export const signature: readonly Seed[] = citySignature('hawaii', {
  form: 'sun',
  title: { en: 'The sun, with a trade wind', jp: '太陽と、貿易風と', cn: '日光，与信风同行', kr: '햇살, 그리고 무역풍' },
  description: {
    en: 'The ridges have the morning, the terrace has noon, and the court keeps the cool of both until late.',
    jp: '朝は山の稜線に、昼はテラスに。そして中庭は、その涼しさを夜まで抱いています。',
    cn: '清晨属于山脊，正午属于露台；而那份清凉，中庭会一直留到夜里。',
    kr: '아침은 산마루에, 한낮은 테라스에. 중정은 그 서늘함을 늦은 시간까지 간직합니다.',
  },
  lines: [
    { at: 6, title: { en: 'The ridges have the light, the beach not yet', jp: '稜線に朝日、浜はまだ影のなか', cn: '山脊已见光，海滩尚在影中', kr: '산마루엔 빛이 들고, 해변은 아직 그늘입니다' }, to: 'hawaii-about-heritage' },
    { at: 8, title: { en: 'Kona by the cup, malasadas while they last', jp: 'コナを一杯、マラサダはなくなるまで', cn: '科纳现冲一杯，马拉萨达售完即止', kr: '코나 한 잔, 말라사다는 소진될 때까지' }, to: 'hawaii-dining-hala-coffee-bar' },
    { at: 12, title: { en: 'Lunch on the open terrace, cooled by the wind', jp: '風の通るテラスで、昼の食卓を', cn: '开敞露台上的午餐，由风送凉', kr: '바람이 식혀 주는 열린 테라스의 점심' }, to: 'hawaii-dining-lanai-table' },
    { at: 15, title: { en: 'Twenty quiet minutes for skin that met the sun', jp: '陽を浴びた肌に、静かな20分を', cn: '静静二十分钟，安抚日晒后的肌肤', kr: '햇볕을 만난 피부를 위한 조용한 20분' }, to: 'hawaii-service-after-sun-consultation' },
    { at: 18, title: { en: 'Forty discs turn in the evening air', jp: '夕べの風に、四十枚の円盤がまわる', cn: '四十枚圆片，在晚风里轻转', kr: '저녁 바람에 도는 마흔 개의 원반' }, to: 'hawaii-art-trade-wind-mobile' },
  ],
});

import { ownValue } from '../../content/ownValue.ts';

/** The middles of the rooms on the three drawn plans, in the plans' own units: 1600 wide, 850 high. */
const rooms: Readonly<Record<string, readonly [x: number, y: number]>> = {
  door: [190, 370],
  stair: [405, 370],
  atrium: [700, 370],
  lift: [914, 370],
  101: [234, 130],
  103: [660, 130],
  104: [860, 130],
  105: [1070, 130],
  106: [270, 610],
  107: [490, 610],
  108: [700, 610],
  109: [910, 610],
  110: [1090, 610],
  112: [1440, 370],
  201: [280, 130],
  203: [690, 130],
  204: [980, 130],
  205: [214, 610],
  207: [570, 610],
  208: [820, 610],
  209: [1060, 610],
  210: [1280, 130],
  211: [1420, 270],
  212: [1420, 470],
  301: [330, 130],
  302: [680, 130],
  303: [1010, 130],
  304: [250, 610],
  305: [500, 610],
  306: [760, 610],
  307: [1030, 610],
  308: [1290, 370],
};

const PLAN = { width: 1600, height: 850 };

/** Where a place in a room stands on its plan, as its entry holds it: in thousandths of the plan. */
export function planFieldsOf(room: string): { readonly planX: number; readonly planY: number } {
  const middle = ownValue(rooms, room);
  if (!middle) throw new Error(`no plan has a room ${room}`);
  const [x, y] = middle;
  return { planX: Math.round((x / PLAN.width) * 1000), planY: Math.round((y / PLAN.height) * 1000) };
}

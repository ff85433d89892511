const names = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
const day = `(?:${names.join('|')})`;
const daysForm = `(?:daily(?: except ${day})?|${day}(?: to ${day}|(?:(?:, | and )${day})*))`;
const time = '(?:\\d{1,2}(?::\\d{2})?(?:am|pm)|noon|midnight)';
const interval = `${time} to ${time}`;
const line = new RegExp(`^(?:(${daysForm})(?:,? ))?(${interval}(?:(?:,? and |, )${interval})*)$`);
const lateLine = new RegExp(`^(${day}) until (${time})$`);

const startsWithDay = new RegExp(`^(?:daily|${day})`);

/** Words beside the hours that change nothing about them. */
const remarks = /,? by appointment|, (?:walk in or book|every \d+ minutes)$|\b(?:lunch|dinner) /g;

/**
 * Reads opening times as editors write them in English, `Sunday to Wednesday, 10am to 8pm`, and gives them as lines of
 * opening hours (`openingRules.ts`). A text without days is for `frequency`, which names some, or for every day. What
 * names a part of the place, or no times, is passed over; undefined where nothing is left, or a day's hours are unclear.
 */
export function readWrittenHours(texts: readonly string[], frequency = ''): readonly string[] | undefined {
  const usual = daysOf(frequency.toLowerCase()) ?? 'Mo-Su';
  const writtenLines: string[] = [];
  for (const text of texts) {
    const parts = text.toLowerCase().split('; ');
    const lines = parts.map((part) => lineOf(part.replaceAll(remarks, '').trim(), usual, writtenLines[0] ?? ''));
    const whole = lines.filter((parsedLine) => parsedLine !== undefined);
    if (whole.length === parts.length) writtenLines.push(...whole);
    else if (startsWithDay.test(text.toLowerCase())) return undefined;
  }
  return writtenLines.length > 0 ? writtenLines : undefined;
}

/** Returns true for words that name days of the week and nothing else. */
export function namesDays(text: string): boolean {
  return daysOf(text.toLowerCase()) !== undefined;
}

/** `first` is the line that a later one, `Thursday until 9:30pm`, goes on from. */
function lineOf(part: string, usual: string, first: string): string | undefined {
  const [, named, intervals] = line.exec(part) ?? [];
  if (intervals !== undefined)
    return `${named === undefined ? usual : daysOf(named)} ${intervals
      .split(/,? and |, /)
      .map(hoursOf)
      .join()}`;
  const [, late, until = ''] = lateLine.exec(part) ?? [];
  const [, from] = / (\d\d:\d\d)-/.exec(first) ?? [];
  return late !== undefined && from !== undefined ? `${daysOf(late)} ${from}-${endOf(until)}` : undefined;
}

/** `Sunday to Wednesday` as `Su-We`; undefined for other words. */
function daysOf(text: string): string | undefined {
  if (!new RegExp(`^${daysForm}$`).test(text)) return undefined;
  const [, closed] = /^daily except (\w+)$/.exec(text) ?? [];
  if (closed !== undefined)
    return names
      .filter((name) => name !== closed)
      .map(short)
      .join();
  if (text === 'daily') return 'Mo-Su';
  return text
    .replaceAll(/\w+day/g, short)
    .replace(' to ', '-')
    .replaceAll(/, | and /g, ',');
}

function short(name: string): string {
  return name.charAt(0).toUpperCase() + name.charAt(1);
}

function hoursOf(text: string): string {
  return text.replace(/^(.+) to (.+)$/, (_, from: string, to: string) => `${clockOf(from)}-${endOf(to)}`);
}

function endOf(text: string): string {
  return text === 'midnight' ? '24:00' : clockOf(text);
}

/** `1:30pm` as `13:30`. */
function clockOf(text: string): string {
  const written = text.replace('noon', '12pm').replace('midnight', '12am');
  const [hour, minute = '00'] = written.slice(0, -2).split(':');
  return `${String((Number(hour) % 12) + (written.endsWith('pm') ? 12 : 0)).padStart(2, '0')}:${minute}`;
}

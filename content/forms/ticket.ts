/** Name of the hidden field that makes one form of one visitor recognisable. */
export const TICKET_FIELD = 'ticket';
/** Name of the field that people never see and programs like to fill in. */
export const TRAP_FIELD = 'website';

/** Nobody reads and fills in a form faster. */
const LEAST_MS = 3000;
/** A form may lie open for a week. */
const MOST_MS = 7 * 24 * 3600 * 1000;

/** What a ticket says: when its form was handed out, and the key by which sending it twice is noticed. */
export interface Ticket {
  readonly issued: number;
  readonly key: string;
}

/**
 * The ticket of a form that is handed out now. It is not signed: who would forge the hour could as well wait three
 * seconds, and the rate limit counts both.
 */
export function makeTicket(now: Date, bytes: Uint8Array): string {
  return `${now.getTime().toString(36)}.${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** Reads a ticket; undefined for what is none. */
export function readTicket(text: string): Ticket | undefined {
  const [, issued = '', key = ''] = /^([0-9a-z]{6,10})\.([0-9a-f]{32})$/.exec(text) ?? [];
  return key === '' ? undefined : { issued: Number.parseInt(issued, 36), key };
}

/** Tells whether a form came back in a time that a person needs. */
export function isHumanTime(ticket: Ticket, now: Date): boolean {
  return now.getTime() - ticket.issued >= LEAST_MS && isInTime(ticket, now);
}

/** Tells whether a ticket may still come back. */
export function isInTime({ issued }: Ticket, now: Date): boolean {
  const taken = now.getTime() - issued;
  return taken >= 0 && taken <= MOST_MS;
}

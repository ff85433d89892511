/** Name of the hidden field that identifies one form of one visitor. */
export const TICKET_FIELD = 'ticket';
/** Name of the field with the proof of a person, as Turnstile calls it. */
export const HUMAN_FIELD = 'cf-turnstile-response';
/** Name of the honeypot field: people never see it, robots fill it in. */
export const TRAP_FIELD = 'website';

/** Name of the button that begins a form elsewhere: its page shows the form with what was typed. */
export const BEGIN_FIELD = 'begin';

/** What a form sends beside its fields. */
export const hiddenFields: readonly string[] = [TICKET_FIELD, HUMAN_FIELD, TRAP_FIELD, BEGIN_FIELD];

/** A person needs at least this long. */
const LEAST_MS = 3000;
/** A form may stay open for a week. */
const MOST_MS = 7 * 24 * 3600 * 1000;

/** When a form was issued (milliseconds), the key that detects a second submission, and the Worker's signature of both. */
export interface Ticket {
  readonly issued: number;
  readonly key: string;
  /** Hexadecimal; empty where it is not signed. */
  readonly signature: string;
}

/** The unsigned ticket of a form that is issued now, from 16 random bytes. */
export function makeTicket(now: Date, bytes: Uint8Array): string {
  const key = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return ticketText({ issued: now.getTime(), key });
}

/** What is signed. */
export function ticketText({ issued, key }: Pick<Ticket, 'issued' | 'key'>): string {
  return `${issued.toString(36)}.${key}`;
}

/** Reads a ticket, signed or not; undefined for any other text. */
export function readTicket(text: string): Ticket | undefined {
  const [, issued = '', key = '', signature = ''] =
    /^([0-9a-z]{6,10})\.([0-9a-f]{32})(?:\.([0-9a-f]{64}))?$/.exec(text) ?? [];
  return key === '' ? undefined : { issued: Number.parseInt(issued, 36), key, signature };
}

/** Returns true if a form came back neither too fast for a person nor too late. */
export function isHumanTime(ticket: Pick<Ticket, 'issued'>, now: Date): boolean {
  return now.getTime() - ticket.issued >= LEAST_MS && isInTime(ticket, now);
}

/** Returns true if a ticket is not in the future and not too old. */
export function isInTime({ issued }: Pick<Ticket, 'issued'>, now: Date): boolean {
  const taken = now.getTime() - issued;
  return taken >= 0 && taken <= MOST_MS;
}

import { makeTicket, readTicket, type Ticket, ticketText } from '../../content/forms/ticket.ts';
import { bytesOfHex, hexOf, isSignatureOf, signatureOf } from '../platform/crypto.ts';
import type { World } from '../world.ts';

type Signer = Pick<World, 'now' | 'random' | 'settings'>;

/** A ticket for a form that is shown now, signed where a secret is set (docs/rules.md#form-ticket). */
export async function issueTicket({ now, random, settings }: Signer): Promise<string> {
  const ticket = makeTicket(now(), random(16));
  const secret = settings.formSecret;
  return secret === '' ? ticket : `${ticket}.${hexOf(await signatureOf(secret, ticket))}`;
}

/** A ticket that this site issued; undefined for any other text. Without a secret every well-formed ticket counts. */
export async function issuedTicket({ settings }: Pick<World, 'settings'>, text: string): Promise<Ticket | undefined> {
  const ticket = readTicket(text);
  const secret = settings.formSecret;
  if (!ticket || secret === '') return ticket;
  const signature = bytesOfHex(ticket.signature);
  return signature && (await isSignatureOf(secret, ticketText(ticket), signature)) ? ticket : undefined;
}

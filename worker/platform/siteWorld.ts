import { readSettings } from '../settings.ts';
import type { ClientFiles, World } from '../world.ts';
import { d1Enquiries } from './enquiryStore.ts';
import { type EventBindings, eventCounter } from './eventCounter.ts';
import { type FrontBindings, platformFront } from './frontWorld.ts';
import { r2Photos } from './photoStore.ts';

/** Bindings of wrangler.toml that are not plain variables. */
export interface Bindings extends FrontBindings, EventBindings {
  readonly ENQUIRIES: D1Database;
  readonly PHOTOS: R2Bucket;
  readonly ENQUIRY_QUEUE: Queue;
  readonly FORM_RATE: RateLimit;
  /** The version that runs; none under hot reload. */
  readonly VERSION?: { readonly id: string };
  /** Optional in wrangler.toml. */
  readonly ENQUIRY_EMAIL?: SendEmail;
}

/** The platform's clock, network and bindings. Throws when a setting is wrong. */
export function platformWorld(bindings: Bindings, variables: unknown, clientFiles: ClientFiles): World {
  const version = bindings.VERSION?.id ?? '';
  return {
    ...platformFront(bindings, readSettings(variables), clientFiles, version),
    fetch: (request) => fetch(request),
    enquiries: d1Enquiries(bindings.ENQUIRIES),
    photos: r2Photos(bindings.PHOTOS),
    enquiryQueue: {
      send: async (id) => {
        await bindings.ENQUIRY_QUEUE.send({ id });
      },
    },
    formRate: async (key) => (await bindings.FORM_RATE.limit({ key })).success,
    sendMail: mailer(bindings.ENQUIRY_EMAIL),
    version,
    events: eventCounter(bindings),
  };
}

function mailer(binding: SendEmail | undefined): World['sendMail'] {
  return (
    binding &&
    (async (mail) => {
      await binding.send(mail);
    })
  );
}

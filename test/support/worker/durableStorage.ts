import { DurableObject } from 'cloudflare:workers';

/** A Durable Object that does nothing: tests run over its storage. */
export class DurableStorage extends DurableObject {}

export default {};

import { DurableObject } from 'cloudflare:workers';
import { type Coordinator as Coordinating, createCoordinator } from './coordinator.ts';
import { type Bindings, platformWorld } from './world.ts';

/**
 * The one object that all data centres ask. Its requests, alarms and restarts are the platform's; what it does is in
 * coordinator.ts.
 */
export class Coordinator extends DurableObject<Bindings> {
  readonly #coordinator: Coordinating;

  constructor(state: DurableObjectState, bindings: Bindings) {
    super(state, bindings);
    this.#coordinator = createCoordinator(platformWorld(state, bindings));
  }

  override fetch(request: Request): Promise<Response> {
    return this.#coordinator.fetch(request);
  }

  override alarm(): Promise<void> {
    return this.#coordinator.wake();
  }
}

export default {
  fetch: (request, { LOG }) => LOG.getByName('content').fetch(request),
} satisfies ExportedHandler<Bindings>;

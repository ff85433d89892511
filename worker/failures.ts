/** A page cannot be shown; the status chooses the error page (docs/rules.md#content-failure). */
export class PageFailure extends Error {
  override readonly name = 'PageFailure';
  readonly status: number;

  constructor(status: number, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}

/** A call of the content service failed, timed out, or its answer could not be read. */
export class ContentFailure extends Error {
  override readonly name = 'ContentFailure';
  /** The service's status; 504 when it was too slow, 502 when its answer could not be read. */
  readonly status: number;
  /** How long a service that limits its callers asks to wait; undefined when it does not say. */
  readonly retryAfterMs: number | undefined;
  /** Why the service refuses a query that has another form: fewer entries, or another locale. */
  readonly reason: 'too big' | 'unknown locale' | undefined;

  constructor(
    status: number,
    message: string,
    options: ErrorOptions & {
      readonly retryAfterMs?: number | undefined;
      readonly reason?: ContentFailure['reason'];
    } = {},
  ) {
    super(message, options);
    this.status = status;
    this.retryAfterMs = options.retryAfterMs;
    this.reason = options.reason;
  }

  /** False for a query that the space cannot answer, since it has no such content type or field. */
  get isOutage(): boolean {
    return this.status !== 400;
  }
}

/** The status of a thrown value: its statusCode, status or response's status, otherwise 500 (docs/rules.md#failure-status). */
export function statusOf(thrown: unknown): number {
  const candidates = [
    property(thrown, 'statusCode'),
    property(thrown, 'status'),
    property(property(thrown, 'response'), 'status'),
  ];
  const status = candidates.find((candidate) => typeof candidate === 'number' && candidate >= 400 && candidate <= 599);
  return typeof status === 'number' ? status : 500;
}

/** The status of a page whose content failed: 500, except 403, which is passed on (docs/rules.md#content-failure). */
export function pageStatusOf(thrown: unknown): number {
  if (thrown instanceof ContentFailure) return thrown.status === 403 ? 403 : 500;
  return statusOf(thrown);
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && name in value ? Reflect.get(value, name) : undefined;
}

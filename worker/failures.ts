/** A page can't be shown: its status decides which failure page stands in for it (content-pages §8). */
export class PageFailure extends Error {
  override readonly name = 'PageFailure';
  readonly status: number;

  constructor(status: number, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}

/** The content service answered with a failure, too late, or with something that is no answer. */
export class ContentFailure extends Error {
  override readonly name = 'ContentFailure';
  /** The service's status; 504 when it was too slow, 502 when its answer could not be read. */
  readonly status: number;
  /** How long a limiting service wants to be left in peace, as far as it says. */
  readonly retryAfterMs: number | undefined;

  constructor(
    status: number,
    message: string,
    options: ErrorOptions & { readonly retryAfterMs?: number | undefined } = {},
  ) {
    super(message, options);
    this.status = status;
    this.retryAfterMs = options.retryAfterMs;
  }

  /** The service is down, slow, limiting, or won't have us. Otherwise it answered: its space has no such content type or field. */
  get isOutage(): boolean {
    return this.status !== 400;
  }
}

/** Normalises anything thrown to a status: statusCode, status or response status, otherwise 500 (content-pages §8). */
export function statusOf(thrown: unknown): number {
  const candidates = [
    property(thrown, 'statusCode'),
    property(thrown, 'status'),
    property(property(thrown, 'response'), 'status'),
  ];
  const status = candidates.find((candidate) => typeof candidate === 'number' && candidate >= 400 && candidate <= 599);
  return typeof status === 'number' ? status : 500;
}

/** The status of a page whose content failed: 500, except 403 which is rethrown (content-pages §8). */
export function pageStatusOf(thrown: unknown): number {
  if (thrown instanceof ContentFailure) return thrown.status === 403 ? 403 : 500;
  return statusOf(thrown);
}

/** The status that a visitor sees: 503 is displayed as 404 (content-pages §8). */
export function shownStatus(status: number): number {
  return status === 503 ? 404 : status;
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && name in value ? Reflect.get(value, name) : undefined;
}

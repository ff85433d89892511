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

  constructor(status: number, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}

/** Normalises anything thrown to a status: statusCode, status or response status, otherwise 500 (content-pages §8). */
export function statusOf(thrown: unknown): number {
  const candidates = [property(thrown, 'statusCode'), property(thrown, 'status'), property(property(thrown, 'response'), 'status')];
  const status = candidates.find((candidate) => typeof candidate === 'number' && candidate >= 400 && candidate <= 599);
  return typeof status === 'number' ? status : 500;
}

/** The status that a visitor sees: 503 is displayed as 404 (content-pages §8). */
export function shownStatus(status: number): number {
  return status === 503 ? 404 : status;
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && name in value ? Reflect.get(value, name) : undefined;
}

/** A refusal of the service, with its own name for it. */
export class Refusal extends Error {
  readonly status: number;
  readonly id: string;
  readonly problems: readonly object[];
  constructor(status: number, id: string, message: string, problems: readonly object[] = []) {
    super(message);
    this.status = status;
    this.id = id;
    this.problems = problems;
  }
}

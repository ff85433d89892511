/** What the libraries of the content service take for a host: for any other text they ask the host that is their default. */
const hostForm = /^(?:https?:\/\/)?[\w.-]{2,}(?::\d{1,5})?$/;

/** Why a text names no host of an API; undefined where it does (docs/rules.md#command-address). */
export function hostProblem(text: string): string | undefined {
  return hostForm.test(text) ? undefined : `“${text}” is no host: write api.contentful.com, or localhost:8788.`;
}

/** An element with its properties and children; texts stay texts, whatever is written in them. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}

/** The element that the page has for sure. */
export function part<Kind extends HTMLElement>(selector: string, kind: new () => Kind): Kind {
  const element = document.querySelector(selector);
  if (element instanceof kind) return element;
  throw new Error(`The page has no ${selector}.`);
}

export function button(text: string, onClick: () => void, label = text): HTMLButtonElement {
  const element = make('button', { type: 'button', textContent: text, ariaLabel: label || null });
  element.addEventListener('click', onClick);
  return element;
}

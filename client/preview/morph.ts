/**
 * Makes a part of the page like its newer version, touching only what differs: what an editor scrolled to, opened or
 * focused stays as it is.
 */
export function morph(old: Element, fresh: Element): void {
  if (old.isEqualNode(fresh)) return;
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name) && !isOwn(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes)
    if (old.getAttribute(name) !== value && !isOwn(name)) old.setAttribute(name, value);
  const before = [...old.childNodes];
  const after = [...fresh.childNodes];
  for (const [index, node] of after.entries()) {
    const known = before[index];
    if (!known) old.append(node);
    else if (known instanceof Element && node instanceof Element && known.tagName === node.tagName) morph(known, node);
    else if (!known.isEqualNode(node)) known.replaceWith(node);
  }
  for (const left of before.slice(after.length)) left.remove();
}

/** What scripts and visitors set: a nonce is never shown again, what is open stays open, a switch stays where it is. */
const own: readonly string[] = ['nonce', 'open', 'style', 'hidden', 'aria-pressed'];

function isOwn(name: string): boolean {
  return own.includes(name);
}

/** Room in pixels for shadows, which no box tells of. */
const SHADOW = 16;

/** The part of the window that something is drawn in, as a `clip-path`; undefined where nothing is. */
export function drawnArea(): string | undefined {
  const boxes = elementsUnder(document.body)
    .filter(isDrawn)
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height, top, left, right, bottom }) => {
      const isInWindow = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
      return width > 0 && height > 0 && isInWindow;
    });
  if (boxes.length === 0) return undefined;
  const insets = [
    Math.min(...boxes.map(({ top }) => top)),
    Math.min(...boxes.map(({ right }) => innerWidth - right)),
    Math.min(...boxes.map(({ bottom }) => innerHeight - bottom)),
    Math.min(...boxes.map(({ left }) => left)),
  ];
  return `inset(${insets.map((inset) => `${Math.max(0, Math.floor(inset) - SHADOW)}px`).join(' ')})`;
}

/** All elements below one, also those in open shadow trees. */
function elementsUnder(root: ParentNode): readonly Element[] {
  return [...root.querySelectorAll('*')].flatMap((element) => [
    element,
    ...(element.shadowRoot ? elementsUnder(element.shadowRoot) : []),
  ]);
}

/** Layers without anything of their own often cover the whole window. */
function isDrawn(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  const { backgroundColor, backgroundImage, pointerEvents } = getComputedStyle(element);
  if (pointerEvents === 'none') return false;
  const isLeaf = element.childElementCount === 0 && !/^(?:SCRIPT|STYLE|LINK|TEMPLATE)$/.test(element.tagName);
  const hasBackground = backgroundImage !== 'none' || !/^(?:transparent|rgba\(.*, 0\))$/.test(backgroundColor);
  return isLeaf || hasBackground;
}

import { croppedWidth, deliveredWidths, widthsUpTo } from '../../content/media/mediaUrl.ts';

/** A picture's width and height in pixels. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** The widest that the site asks for: nothing is prepared wider. */
const WIDEST = Math.max(...deliveredWidths);

/** The widths that a whole picture is prepared in, in pixels, smallest first. Nothing is enlarged. */
export function preparedWidths({ width }: Pick<Size, 'width'>): number[] {
  return widthsUpTo(width, WIDEST);
}

/** The widths of a picture's tall crop, smallest first; none for a picture that is tall itself. */
export function preparedCrops({ width, height }: Size): number[] {
  return height > width ? [] : widthsUpTo(croppedWidth({ width, height }), WIDEST);
}

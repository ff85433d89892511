/** A city's meridian: its degree and minute, and the side of Greenwich (docs/rules.md#meridian). */
export function meridianOf(longitude: number): { readonly degrees: string; readonly side: 'east' | 'west' } {
  const minutes = Math.round(Math.abs(longitude) * 60);
  return { degrees: `${Math.floor(minutes / 60)}°${minutes % 60}′`, side: longitude < 0 ? 'west' : 'east' };
}

/** How fast the browser says its connection is, and whether its visitor saves data; many browsers say neither. */
export function readConnection(): { readonly type: string; readonly isSaving: boolean } {
  const connection: unknown = Reflect.get(navigator, 'connection');
  if (typeof connection !== 'object' || connection === null) return { type: '', isSaving: false };
  return {
    type: String(Reflect.get(connection, 'effectiveType')),
    isSaving: Reflect.get(connection, 'saveData') === true,
  };
}

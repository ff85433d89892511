/** A number with what it counts, in the English of the editors' and operators' commands: “1 page”, “2 cities”. */
export function counted(count: number, singular: string, many = `${singular}s`): string {
  return `${count} ${count === 1 ? singular : many}`;
}

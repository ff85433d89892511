import { type City, cityRow } from '../../content/cities.ts';

interface FlagProps {
  readonly city: City;
  /** Address of the flag that editors gave the city; empty for that of its country (`client/public/flags/`). */
  readonly src?: string | undefined;
}

/** The flag of a city: decoration beside its name (docs/rules.md#city-flags). */
export function Flag({ city, src }: FlagProps) {
  return <img className="flag" src={src || `/flags/${cityRow(city).country}.svg`} width="24" height="16" alt="" />;
}

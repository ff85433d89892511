import { type City, cityRow } from '../../content/cities.ts';
import { hook } from '../hooks/hook.ts';

interface FlagProps {
  readonly city: City;
  /** Address of the flag that editors gave the city; empty for that of its country (`client/public/flags/`). */
  readonly src?: string | undefined;
  /** The colour of its plate: in a preview it names the field (docs/rules.md#preview-marks). */
  readonly plate?: string | undefined;
  /** Where it stands among many, further down. */
  readonly loading?: 'lazy';
}

/** The flag of a city: decoration beside its name (docs/rules.md#city-flags). */
export function Flag({ city, src, plate, loading }: FlagProps) {
  const address = src || `/flags/${cityRow(city).country}.svg`;
  return (
    <img className="flag" src={address} width="24" height="16" alt="" loading={loading} {...hook('plate', plate)} />
  );
}

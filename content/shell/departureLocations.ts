/** Where a visitor of Okinawa departs from; the shop's codes (site-shell §4). */
export interface DepartureLocation {
  readonly id: '82001' | '82003' | '82004' | '82002';
  readonly kind: 'airport' | 'cruise';
  readonly label: 'departureNahaInternational' | 'departureNahaDomestic' | 'departureNahaCruise' | 'departureIshigaki';
}

/** The four airports and cruise terminals in the order in which they are offered (site-shell §4). */
export const departuresOfOkinawa: readonly DepartureLocation[] = [
  { id: '82001', kind: 'airport', label: 'departureNahaInternational' },
  { id: '82003', kind: 'airport', label: 'departureNahaDomestic' },
  { id: '82004', kind: 'cruise', label: 'departureNahaCruise' },
  { id: '82002', kind: 'airport', label: 'departureIshigaki' },
];

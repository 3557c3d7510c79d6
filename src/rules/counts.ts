// Numbers as text, with separators. `toLocaleString` is avoided: its first call took 50 ms of a slow phone's start.

/** A whole number with separators of thousands: `12,480`. */
export const formatCount = (count: number): string => count.toString().replace(/\B(?=(\d{3})+(?!\d))/g, ',')

/** A number with at most one digit after the point; halves are rounded away from zero. */
export const formatTenths = (value: number): string =>
  formatCount((Math.sign(value) * Math.round(Math.abs(value) * 10)) / 10 + 0)

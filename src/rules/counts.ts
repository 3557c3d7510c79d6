// Numbers as text, with separators. Not by `toLocaleString`, whose first call took 50 ms of a slow phone's start.

/** `12,480`: whole numbers with their thousands apart. */
export const formatCount = (count: number): string => count.toString().replace(/\B(?=(\d{3})+(?!\d))/g, ',')

/** With one digit after the point at most; halves go away from nothing. */
export const formatTenths = (value: number): string =>
  formatCount((Math.sign(value) * Math.round(Math.abs(value) * 10)) / 10 + 0)

// How numbers are written. Not by `toLocaleString`: what it looks up first took a slow phone 50 ms of its start.

/** `12,480`: whole numbers with their thousands apart. */
export const formatCount = (count: number): string => count.toString().replace(/\B(?=(\d{3})+(?!\d))/g, ',')

/** With one digit after the point at most; halves go away from nothing. */
export const formatTenths = (value: number): string =>
  formatCount((Math.sign(value) * Math.round(Math.abs(value) * 10)) / 10 + 0)

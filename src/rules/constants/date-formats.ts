// Formats of dates (constants.tsv; doc1 §§3, 9, doc3 §§3, 9).

export const dateTimeFormat = 'YYYY/MM/DD HH:mm'
export const dateTimeFormatJa = 'YYYY年MM月DD日 HH時mm分'
export const dateFormatJa = 'YYYY年MM月DD日'
export const dateFormat = 'YYYY/MM/DD'
/** Format of seinengappi in the words of the specification; dayjs writes it YYYYMMDD. */
export const birthDateFormat = 'yyyyMMdd'
/** Seconds, which a date-time input leaves out. */
export const openDateTimeSuffix = ':00'

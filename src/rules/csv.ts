// Tables as files for spreadsheets: UTF-8 with a byte-order mark, every cell quoted, and no cell that a spreadsheet would
// take for a formula.

const BYTE_ORDER_MARK = '\u{FEFF}'
/** First characters by which a spreadsheet takes a cell for a formula. */
const FORMULA = /^[=+\-@\t\r]/

const cell = (value: string): string => `"${(FORMULA.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`

export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `${BYTE_ORDER_MARK}${rows.map(row => row.map(cell).join(',')).join('\r\n')}\r\n`

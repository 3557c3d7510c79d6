// Conversion of scenario data from forms and into files (rules §17).
import { openDateTimeSuffix } from './constants/date-formats.ts'

/** openDateTimeFrom for a call, from the value of a date-time input, which may have seconds already (rules §17). */
export function openDateTimeFrom(input: string): string {
  const seconds = /[T ]\d{2}:\d{2}:\d{2}/.test(input) ? '' : openDateTimeSuffix
  return input.replace('T', ' ') + seconds
}

/** File name of a scenario's CSV (rules §17). */
export const csvName = (prefix: string, scenarioId: number | string): string => `${prefix}${scenarioId}.csv`

/** Text of a CSV file; the byte-order mark at its start makes spreadsheets read it as UTF-8 (rules §17). */
export const csvText = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map(row => `${row.map(cell).join(',')}\r\n`).join('')}`

const cell = (value: string | number): string => {
  const text = String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

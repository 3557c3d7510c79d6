// Scenario data as it leaves a form or becomes a file (rules §17).
import { openDateTimeSuffix } from './constants/date-formats.ts'

/** openDateTimeFrom: what a date-time input gives, as it is sent. An input may give seconds of its own (rules §17). */
export function openDateTimeFrom(input: string): string {
  const seconds = /[T ]\d{2}:\d{2}:\d{2}/.test(input) ? '' : openDateTimeSuffix
  return input.replace('T', ' ') + seconds
}

/** The name of a scenario's CSV file (rules §17). */
export const csvName = (prefix: string, scenarioId: number | string): string => `${prefix}${scenarioId}.csv`

/** A CSV file: spreadsheets read it as UTF-8 by the mark at its start (rules §17). */
export const csvText = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map(row => `${row.map(cell).join(',')}\r\n`).join('')}`

const cell = (value: string | number): string => {
  const text = String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

// Fields of these forms that drafts keep beside their text.
import { type ClassNumber, classNumberBounds } from '#rules/class-numbers.ts'

export type Words = { name: string; numbers: readonly ClassNumber[] }

export const keepWords = ({ name, numbers = [] }: { name: string; numbers?: readonly ClassNumber[] }): string =>
  JSON.stringify({ name, numbers })

const within = (value: unknown, { least, most }: { least: number; most: number }): number =>
  Number.isInteger(value) ? Math.min(most, Math.max(least, Number(value))) : 0

/** Fields from a draft; invalid ones count as empty. */
export function readWords(fields: string): Words {
  try {
    const { name, numbers } = JSON.parse(fields) as { name?: unknown; numbers?: unknown }
    const rows: unknown[] = Array.isArray(numbers) ? numbers : []
    return {
      name: typeof name === 'string' ? name : '',
      numbers: rows.flatMap(row => {
        const { id, kijun, hosei } = (row ?? {}) as Record<string, unknown>
        if (!Number.isInteger(id)) return []
        const { kijun: ofKijun, hosei: ofHosei } = classNumberBounds
        return [{ id: Number(id), kijun: within(kijun, ofKijun), hosei: within(hosei, ofHosei) }]
      }),
    }
  } catch {
    return { name: '', numbers: [] }
  }
}

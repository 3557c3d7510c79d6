// Residents of the demo (`residents.json`), and the lines and texts of their temperaments (`temperaments.json`).
import * as z from 'zod'
import { text, worldId } from './common.ts'

const temperamentNames = ['careful', 'lively', 'kind', 'wry', 'quiet', 'curious'] as const
export type Temperament = (typeof temperamentNames)[number]

/** Users without an account, as whom nobody can sign in. Each has one character in a world. */
export const residents = z.array(
  z.strictObject({
    ...{ worldId, name: text, kana: text, className: text, level: z.int().min(1) },
    temperament: z.enum(temperamentNames),
  }),
)

const FILLED = /\{(\w+)\}/g

/** Words with gaps to fill: `{choice}` for the speaker's own choice, `{name}` for the person who is answered. */
const wordsWith = (...places: readonly string[]) =>
  text.refine(
    words => [...words.matchAll(FILLED)].every(([, place]) => places.includes(place ?? '')),
    `may only fill ${places.join(', ')}`,
  )

/** Lines that a resident says as the player (PL), and as the character (PC). */
const said = (...places: readonly string[]) =>
  z.strictObject({ PL: z.array(wordsWith(...places)).min(3), PC: z.array(wordsWith(...places)).min(3) })

export const temperaments = z.strictObject(
  Object.fromEntries(
    temperamentNames.map(name => [
      name,
      z.strictObject({
        /** Lines on coming, on one's own plan, after sending the text, and in answer to a player. */
        hello: said(),
        plan: said('choice'),
        late: said('choice'),
        answer: said('name'),
        /** Texts for openings that have none of their own. */
        texts: z.array(wordsWith('choice')).min(4),
      }),
    ]),
  ) as Record<
    Temperament,
    z.ZodObject<
      { [Name in 'hello' | 'plan' | 'late' | 'answer']: ReturnType<typeof said> } & { texts: z.ZodArray<z.ZodString> }
    >
  >,
)

/** Fills the gaps of words. */
export const filled = (words: string, places: Readonly<Record<string, string>>): string =>
  words.replace(FILLED, (_, place: string) => places[place] ?? '')

// Residents of the demo (`residents.json`), and what they say and send by their temperaments (`temperaments.json`).
import * as z from 'zod'
import { text, worldId } from './common.ts'

const temperamentNames = ['careful', 'lively', 'kind', 'wry', 'quiet', 'curious'] as const
export type Temperament = (typeof temperamentNames)[number]

/** People who are no accounts: nobody signs in as them. Each has one character in a world. */
export const residents = z.array(
  z.strictObject({
    ...{ worldId, name: text, kana: text, className: text, level: z.int().min(1) },
    temperament: z.enum(temperamentNames),
  }),
)

const FILLED = /\{(\w+)\}/g

/** Words with places to fill: `{choice}` is what the speaker will do, `{name}` who is answered. */
const wordsWith = (...places: readonly string[]) =>
  text.refine(
    words => [...words.matchAll(FILLED)].every(([, place]) => places.includes(place ?? '')),
    `may only fill ${places.join(', ')}`,
  )

/** As the player of a character, and as the character. */
const said = (...places: readonly string[]) =>
  z.strictObject({ PL: z.array(wordsWith(...places)).min(3), PC: z.array(wordsWith(...places)).min(3) })

export const temperaments = z.strictObject(
  Object.fromEntries(
    temperamentNames.map(name => [
      name,
      z.strictObject({
        /** On coming; where one stands in the plan; when the text is sent; to a player who has spoken. */
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

/** Fills the places of words. */
export const filled = (words: string, places: Readonly<Record<string, string>>): string =>
  words.replace(FILLED, (_, place: string) => places[place] ?? '')

// What is told of a character in the words of whoever plays it.
import { sql } from 'drizzle-orm'

export type ToldRow = {
  age: string
  height: string
  hair: string
  eyes: string
  skin: string
  firstPerson: string
  secondPerson: string
  tone: string
  catchphrase: string
  personality: string
  profile: string
  frame: string
}

/** Columns of `character c`. */
export const toldColumns = sql`
  c.age, c.height, c.hair, c.eyes, c.skin, c.first_person as "firstPerson", c.second_person as "secondPerson", c.tone,
  c.catchphrase, c.personality, c.profile, c.frame`

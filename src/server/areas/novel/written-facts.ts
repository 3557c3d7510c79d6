// Facts computed once when a novel is written: its length, its first line, its words for searches. Lengths counted by an
// older rule are counted again when a server starts.

import { sql } from 'drizzle-orm'
import { searchKey } from '#rules/novel.ts'
import { displayCount } from '#rules/text/count.ts'
import { oneLine } from '#rules/text/excerpt.ts'
import { strip } from '#rules/text/notation.ts'
import type { Db } from '../../db/client.ts'
import { columnsOf, type RowOf } from '../../db/select.ts'
import { novel } from './tables.ts'

const FIRST_LINE = 120
/** Characters of the beginning that a search covers. */
const SEARCHED = 400

type Written = {
  title: string
  chapterTitle: string | null
  writerName: string
  tags: readonly string[]
  /** Text in the notation. */
  body: string
}

export function writtenFacts({ title, chapterTitle, writerName, tags, body }: Written) {
  const words = strip(body)
  const beginning = oneLine(words, SEARCHED)
  return {
    ...countsOf(words),
    firstLine: oneLine(firstParagraph(words), FIRST_LINE),
    searchText: searchKey([title, chapterTitle ?? '', writerName, ...tags, beginning].join('\n')),
  }
}

/** Counts of a text without its notation. */
function countsOf(words: string) {
  const wordCount = displayCount(words)
  return { wordCount, characters: Math.ceil(wordCount) }
}

/** Novels held in memory at once. */
const SOME = 50

const novelColumns = columnsOf(novel, null, ['novelId', 'body'])

/** Counts every novel without a count by the current rule; a migration that changes the rule removes the old counts. */
export async function countNovels(db: Db): Promise<void> {
  for (;;) {
    const { rows } = await db.execute<RowOf<typeof novelColumns>>(sql`
      select ${novelColumns} from novel where word_count is null order by novel_id limit ${SOME}`)
    for (const { novelId, body } of rows) {
      const { wordCount, characters } = countsOf(strip(body))
      // Skips texts that were changed meanwhile.
      await db.execute(sql`
        update novel set word_count = ${wordCount}, characters = ${characters}
        where novel_id = ${novelId} and body = ${body}`)
    }
    if (rows.length < SOME) return
  }
}

const firstParagraph = (words: string): string => words.split('\n').find(line => line.trim() !== '') ?? ''

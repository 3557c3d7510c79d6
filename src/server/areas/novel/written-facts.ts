// What is worked out once when a novel is written: its length, its first line, the words it is found by.
import { searchKey } from '#rules/novel.ts'
import { displayCount } from '#rules/text/count.ts'
import { oneLine } from '#rules/text/excerpt.ts'
import { strip } from '#rules/text/notation.ts'

const FIRST_LINE = 120
/** Of the beginning; a list is searched, not a library. */
const SEARCHED = 400

type Written = {
  title: string
  chapterTitle: string | null
  writerName: string
  tags: readonly string[]
  /** In the notation of the project. */
  body: string
}

export function writtenFacts({ title, chapterTitle, writerName, tags, body }: Written) {
  const words = strip(body)
  const beginning = oneLine(words, SEARCHED)
  return {
    /** The word count without the notation (rules §4); a last half counts as one. */
    characters: Math.ceil(displayCount(words)),
    firstLine: oneLine(firstParagraph(words), FIRST_LINE),
    searchText: searchKey([title, chapterTitle ?? '', writerName, ...tags, beginning].join('\n')),
  }
}

const firstParagraph = (words: string): string => words.split('\n').find(line => line.trim() !== '') ?? ''

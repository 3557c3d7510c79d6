// A published replay as a book: its sections as chapters, behind them the parts that the reader may read, and the results.
import type { EpubDirection } from '#rules/novel.ts'
import { shownLines } from '#rules/scenario/cast-names.ts'
import { partTitle, scenarioResultLabels } from '#rules/scenario/replay.ts'
import { oneLine } from '#rules/text/excerpt.ts'
import { clean, strip } from '#rules/text/notation.ts'
import { sectionsOf } from '#rules/text/sections.ts'
import type { Db } from '../../db/client.ts'
import type { BookChapter } from '../../platform/epub/book.ts'
import { makeEpub } from '../../platform/epub/make-epub.ts'
import { fileName, uuidOf } from '../../platform/epub/uuid.ts'
import { refuse } from '../../platform/refuse.ts'
import { getReplay } from './shown-replay.ts'

type Asked = Parameters<typeof getReplay>[1]
export type ShownReplay = Awaited<ReturnType<typeof getReplay>>

/** @throws SCENARIO_NOT_FOUND; REPLAY_NOT_FOUND also for a private one of others */
export async function makeReplayBook(
  db: Db,
  { direction, ...asked }: Asked & { direction: EpubDirection },
): Promise<File> {
  const shown = await getReplay(db, asked)
  if (shown.body === null) throw refuse('REPLAY_NOT_FOUND')
  const { card, phaseList, publishedAt } = shown
  const title = phaseList.length > 1 ? `${card.scenarioTitle} 第${card.phase}章` : card.scenarioTitle
  const book = await makeEpub({
    // The id is the same for all readers: their books may hold other private parts, and are the same work.
    uuid: uuidOf(`replay:${card.scenarioId}-${card.phase}`),
    ...{ title, writerName: card.masterName, direction, modified: publishedAt },
    description: oneLine(strip(shown.body), 120),
    chapters: replayChapters(shown),
    ...{ pictures: [], coverId: null },
  })
  return new File([new Uint8Array(book)], `${fileName(title, 'replay')}.epub`, { type: 'application/epub+zip' })
}

/** Chapters of a replay for a book of it, or of several. */
function replayChapters({ body, partList, castList, result, card }: ShownReplay): BookChapter[] {
  const typed = clean(body ?? '').split('\n')
  const sections = sectionsOf(shownLines(body ?? ''))
  const chapters = sections.map(({ title, from, to }) => ({
    title: title ?? card.scenarioTitle,
    // The heading is the chapter's own.
    body: typed.slice(title === null ? from - 1 : from, to).join('\n'),
  }))
  const cast = castList.map(
    ({ character, result: own }) => `${character.characterFullName}　${scenarioResultLabels[own]}`,
  )
  return [
    ...chapters,
    ...partList.map(part => ({ title: partTitle(part.nameList), body: part.body })),
    { title: '結果', body: [`全体　${scenarioResultLabels[result]}`, '', ...cast].join('\n') },
  ].map(chapter => ({ ...chapter, body: chapter.body.replace(/^\n+|\n+$/g, ''), pictures: [] }))
}

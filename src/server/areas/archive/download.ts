// The files of the archive, made replay by replay while they are sent: one book of everything, or a collection of a book and a
// plain text of each, the texts that were sent, and a list of contents.
import { type ArchiveFormat, archiveTypes, plainReplay } from '#rules/archive.ts'
import { formatDate } from '#rules/dates.ts'
import type { EpubDirection } from '#rules/novel.ts'
import { rightsLine, sourceLine } from '#rules/quotations.ts'
import { scenarioResultLabels } from '#rules/scenario/replay.ts'
import { withReadings } from '#rules/text/plain.ts'
import type { Db } from '../../db/client.ts'
import type { LazyChapter } from '../../platform/epub/book.ts'
import { epubEntries, makeEpub } from '../../platform/epub/make-epub.ts'
import { fileName, uuidOf } from '../../platform/epub/uuid.ts'
import { refuse } from '../../platform/refuse.ts'
import { StreamedFile } from '../../platform/streamed-file.ts'
import { type ZipEntry, zipParts } from '../../platform/zip.ts'
import { type Archived, archiveOf, type Whose } from './list.ts'
import { ownReplay } from './own-replay.ts'

type Asked = Whose & { format: ArchiveFormat; direction: EpubDirection; now: Date }
type Making = Asked & { replays: readonly Archived[]; title: string }

/** @throws ARCHIVE_EMPTY also for the character of somebody else */
export async function download(db: Db, asked: Asked): Promise<File> {
  const replays = await archiveOf(db, asked)
  const [first] = replays
  if (!first) throw refuse('ARCHIVE_EMPTY')
  const one = first.characterList.find(({ characterId }) => characterId === asked.characterId)
  const making = { ...asked, replays, title: one ? `${one.characterFullName}の物語` : 'わたしの物語' }
  const entries = asked.format === 'epub' ? book(db, making) : collection(db, making)
  const type = archiveTypes[asked.format]
  return new StreamedFile(zipParts(entries, asked.now), `${fileName(making.title, 'archive')}.${asked.format}`, type)
}

const rightsOf = (of: Archived): string => rightsLine({ ...of, publishedAt: new Date(of.publishedAt).toISOString() })

/** A replay as a chapter, under its line of rights. */
const chapterOf = (db: Db, { userId }: Making, of: Archived): LazyChapter => ({
  title: sourceLine(of),
  read: async () => {
    const { sections } = await ownReplay(db, userId, of)
    return { title: sourceLine(of), body: rightsOf(of), sections, pictures: [] }
  },
})

const mastersOf = (replays: readonly Archived[]): string => {
  const names = [...new Set(replays.map(({ masterName }) => masterName))]
  return names.length > 3 ? `${names.slice(0, 3).join('、')} ほか` : names.join('、')
}

function bookOf(db: Db, making: Making, replays: readonly Archived[], title: string, key: string) {
  const { userId, direction, now } = making
  return {
    ...{ uuid: uuidOf(`archive:${userId}:${key}`), title, writerName: mastersOf(replays), direction, modified: now },
    description: replays.map(sourceLine).join('、').slice(0, 500),
    chapters: replays.map(of => chapterOf(db, making, of)),
    ...{ pictures: [], coverId: null },
  }
}

const book = (db: Db, making: Making): AsyncGenerator<ZipEntry> =>
  epubEntries(bookOf(db, making, making.replays, making.title, making.characterId ?? 'all'))

const textFile = (name: string, text: string): ZipEntry => ({ name, data: Buffer.from(text) })

async function* collection(db: Db, making: Making): AsyncGenerator<ZipEntry> {
  const { replays, title, userId } = making
  yield textFile('目次.txt', contents(title, replays))
  for (const [index, of] of replays.entries()) {
    const name = nameOf(of, index)
    const { sections, sentList } = await ownReplay(db, userId, of)
    const made = bookOf(db, making, [of], sourceLine(of), `${of.scenarioId}:${of.phase}`)
    yield { name: `電子書籍/${name}.epub`, data: await makeEpub(made), stored: true }
    yield textFile(`テキスト/${name}.txt`, plainReplay(`${sourceLine(of)}\n${rightsOf(of)}`, sections))
    for (const [place, { name: who, text }] of sentList.entries())
      yield textFile(`プレイング/${name}_${place + 1}_${fileName(who, 'character')}.txt`, `${withReadings(text)}\n`)
  }
}

/** Numbered in the order in which they were played, so that no two are the same. */
const nameOf = (of: Archived, index: number): string =>
  `${String(index + 1).padStart(4, '0')}_${fileName(of.scenarioTitle, 'replay')}_第${of.phase}章`

const contents = (title: string, replays: readonly Archived[]): string =>
  `${[
    title,
    '',
    ...replays.map((of, index) =>
      [
        nameOf(of, index),
        `  ${of.worldName}・${of.masterName}・${formatDate(new Date(of.publishedAt))}・${scenarioResultLabels[of.result]}`,
        `  ${of.characterList.map(({ characterFullName }) => characterFullName).join('、')}`,
        `  ${rightsOf(of)}`,
      ].join('\n'),
    ),
  ].join('\n')}\n`

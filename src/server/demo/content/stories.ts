// News, novels and missions of the demo from their files.
import { demoWorldIds } from '../shapes/common.ts'
import {
  type DemoMission,
  type DemoNews,
  type DemoNovel,
  type DemoSeries,
  missions,
  news,
  novel,
  series,
} from '../shapes/story.ts'
import type { Reader } from './reader.ts'

export const readNews = (reader: Reader): DemoNews[] =>
  reader.names('news', '.md').flatMap(key => {
    const read = reader.sheet(`news/${key}.md`, news)
    return read ? [{ key, ...read }] : []
  })

const readNovelsIn = (reader: Reader, folder: string, keys: readonly string[]): DemoNovel[] =>
  keys.flatMap(key => {
    const read = reader.sheet(`${folder}/${key}.md`, novel)
    return read ? [{ key, ...read }] : []
  })

/** Short novels, the newest first. */
export const readShortPieces = (reader: Reader): DemoNovel[] =>
  readNovelsIn(reader, 'novels', reader.names('novels', '.md')).sort((one, other) => one.daysAgo - other.daysAgo)

/** Series of novels: every folder of `novels` with its `series.md`, and its chapters by their numbers. */
export const readSeries = (reader: Reader): DemoSeries[] =>
  reader.names('novels', '').flatMap(name => {
    if (name.endsWith('.md')) return []
    const folder = `novels/${name}`
    const about = reader.sheet(`${folder}/series.md`, series)
    const keys = reader.names(folder, '.md').filter(key => key !== 'series')
    const chapters = readNovelsIn(reader, folder, keys).sort((one, other) => one.chapter - other.chapter)
    for (const [index, { key, chapter }] of chapters.entries()) {
      if (chapter !== index + 1)
        reader.fault(`${folder}/${key}.md`, 'chapter', `${index + 1} was to come, not ${chapter}`)
    }
    return about ? [{ key: name, title: about.title, summary: about.body, chapters }] : []
  })

export const readMissions = (reader: Reader): DemoMission[] =>
  (['user', ...demoWorldIds] as const).flatMap(worldId =>
    (reader.json(`missions/${worldId}.json`, missions) ?? []).map(mission => ({ ...mission, worldId })),
  )

// Finished scenarios of the demo with their replays from their files.

import { shownLines } from '#rules/scenario/cast-names.ts'
import { demoWorldIds } from '../shapes/common.ts'
import { type DemoChapter, type DemoReplay, replay } from '../shapes/replay.ts'
import type { Content } from './read.ts'
import type { Reader } from './reader.ts'

/** Replays of all worlds: a file of a world's folder is a scenario of one chapter, a folder in it has a file for each chapter, by its number. */
export const readReplays = (reader: Reader): DemoReplay[] =>
  demoWorldIds.flatMap(worldId => {
    const folder = `replays/${worldId}`
    return reader.names(folder, '').flatMap(name => {
      const isSingle = name.endsWith('.md')
      const key = isSingle ? name.slice(0, -'.md'.length) : name
      const files = isSingle
        ? [`${folder}/${name}`]
        : reader.names(`${folder}/${name}`, '.md').map(chapter => `${folder}/${name}/${chapter}.md`)
      const chapters = files.flatMap(file => reader.sheet(file, replay) ?? [])
      return chapters.length > 0 ? [{ key, worldId, chapters }] : []
    })
  })

/** Name of the file of a chapter, counted from 1. */
const fileOf = ({ worldId, key, chapters }: DemoReplay, chapter: number): string =>
  `replays/${worldId}/${key}${chapters.length > 1 ? `/${chapter}` : ''}.md`

/** Checks that each named character takes part once and is of the world, and that choices, items and pictures exist. */
export function judgeReplays(content: Content, reader: Reader, isDrawn: (picture: string) => boolean): void {
  for (const told of content.replays) {
    for (const [index, chapter] of told.chapters.entries()) {
      const file = fileOf(told, index + 1)
      if (chapter.title !== told.chapters[0]?.title)
        reader.fault(file, 'title', 'chapters of a scenario have one title')
      if (chapter.picture !== null && !isDrawn(chapter.picture))
        reader.fault(file, 'picture', `there is no picture pictures/${chapter.picture}.svg`)
      judgeChapter(content, { file, worldId: told.worldId, chapter }, reader)
    }
  }
}

type Judged = { file: string; worldId: string; chapter: DemoChapter }

function judgeChapter({ people, residents, lands }: Content, { file, worldId, chapter }: Judged, reader: Reader): void {
  const { cast, mvps, playings, posts, privateParts, choices, body, voices } = chapter
  const owners: string[] = []
  const home = residents.filter(one => one.worldId === worldId).length
  const isResident = (key: string): boolean => {
    const [, number] = /^(?:.+)-resident-(\d+)$/.exec(key) ?? []
    return key === `${worldId.toLowerCase()}-resident-${number}` && Number(number) <= home
  }
  for (const { character: key, items } of cast) {
    const found = people.find(({ character }) => character.key === key)?.character
    if (isResident(key)) owners.push(key)
    else if (found?.worldId !== worldId) reader.fault(file, 'cast', `${worldId} has no character “${key}”`)
    else if (owners.includes(found.owner)) reader.fault(file, 'cast', `“${key}” is the second of one account`)
    else owners.push(found.owner)
    const known = lands.find(land => land.worldId === worldId)?.items ?? []
    for (const { itemCode } of items)
      if (!known.some(item => item.itemCode === itemCode)) reader.fault(file, key, `there is no item ${itemCode}`)
  }
  const named = [...mvps, ...playings, ...posts, ...voices].map(({ character }) => character)
  for (const key of [...named, ...privateParts.flatMap(({ characters }) => characters)])
    if (!cast.some(({ character }) => character === key)) reader.fault(file, '', `“${key}” is not in it`)
  for (const { character, chooseId } of playings)
    if (chooseId < 1 || chooseId > choices.length) reader.fault(file, character, `there is no choice ${chooseId}`)
  if (body === '') reader.fault(file, 'リプレイ', 'must not be empty')
  for (const { words } of voices)
    if (rowsWith(body, words).length !== 1) reader.fault(file, 'ボイス', `“${words}” must stand in one line`)
}

/** Lines in which some words stand, from 1. */
export const rowsWith = (body: string, words: string): number[] =>
  shownLines(body).flatMap((line, index) => (line.includes(words) ? [index + 1] : []))

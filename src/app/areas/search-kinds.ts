// Kinds of the search, joined from the areas: does not compile while one has no face.
import type { SearchKindFace } from '#app/shared/search/kind-face.ts'
import type { SearchKind } from '#rules/search/kinds.ts'
import { characterFace } from './character/search-kind.ts'
import { itemFace } from './exchange/search-kind.ts'
import { newsFace } from './news/search-kind.ts'
import { noteFace } from './note/search-kind.ts'
import { novelFace } from './novel/search-kind.ts'
import { scenarioFace } from './scenario/search-kind.ts'
import { replayFace } from './scenario-replay/search-kind.ts'
import { tweetFace } from './tweet/search-kind.ts'
import { worldFace } from './world/search-kind.ts'

export const searchKindFaces: Record<SearchKind, SearchKindFace> = {
  character: characterFace,
  scenario: scenarioFace,
  replay: replayFace,
  novel: novelFace,
  note: noteFace,
  tweet: tweetFace,
  item: itemFace,
  world: worldFace,
  news: newsFace,
}

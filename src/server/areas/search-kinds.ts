// Sources of the kinds of the search, by area. A later area brings its kind in src/rules/search/kinds.ts and its line here.
import type { SearchKind } from '#rules/search/kinds.ts'
import { itemSource } from './exchange/item-source.ts'
import { newsSource } from './news/search-source.ts'
import { noteSource } from './note/search-source.ts'
import { novelSource } from './novel/search-source.ts'
import { scenarioSource } from './scenario/list/search-source.ts'
import { replaySource } from './scenario-replay/search-source.ts'
import type { SearchSource } from './search/source.ts'
import { tweetSource } from './tweet/search-source.ts'
import { characterSource } from './world/character-source.ts'
import { worldSource } from './world/world-source.ts'

export const searchSources: Record<SearchKind, SearchSource> = {
  character: characterSource,
  scenario: scenarioSource,
  replay: replaySource,
  novel: novelSource,
  tweet: tweetSource,
  note: noteSource,
  item: itemSource,
  world: worldSource,
  news: newsSource,
}

// Shapes of the demo content: the fields of a demo world, character, item, mission and news article before the seeds turn
// them into rows. Times are relative to the day of seeding, so that the demo always looks lived in. The files of `data` are
// checked by the schemas that these types come from.
export type { DemoAccount, DemoNumbers, DemoWorldId } from './shapes/common.ts'
export type { DemoCharacter, DemoPerson } from './shapes/person.ts'
export type { DemoApplication, DemoMission, DemoNews, DemoNovel, DemoReward, DemoSeries } from './shapes/story.ts'
export type { DemoItem, DemoLand, DemoWorld } from './shapes/world.ts'

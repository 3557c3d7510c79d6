// Codes of missions and what they are called (codes.tsv; doc2 §§2-4, 7).
import type { CodeOf } from './code-of.ts'

export const missionStatus = { unachieved: 0, achieved: 1, received: 2 } as const
export type MissionStatus = CodeOf<typeof missionStatus>

/** A status has the number of its tab. */
export const missionTabNo = missionStatus
export const missionTabLabels = ['未達成', '達成', '受取済み'] as const

export const achieveCategory = { normal: 0, daily: 1, weekly: 2, monthly: 3 } as const
export type AchieveCategory = CodeOf<typeof achieveCategory>
export const achieveCategoryLabels = ['ノーマル', 'デイリー', 'ウィークリー', 'マンスリー'] as const

/** Number of a list in the path of getAchievedList. */
export const achievedListKind = { achieved: 0, received: 1 } as const

/** Rewards that go to the user instead of a character; every other value needs a character (G09). */
export const notLpOnly = { direct: 0 } as const

/** Events that a mission can wait for. Each of them is raised by some area. */
export const achievementType = {
  login: 'Login',
  /** Value: the id of the article. */
  news: 'News',
  /** Value: the id of the novel, read to its end. */
  novelRead: 'NovelRead',
  characterCreate: 'CharacterCreate',
  characterEdit: 'CharacterEdit',
  /** Value: the code of the item or skill; each purchase counts. */
  itemBuy: 'ItemBuy',
  /** Value: the code of the made item. */
  itemSynth: 'ItemSynth',
  /** Value: the code of the item. */
  equipItem: 'EquipItem',
  itemLevelUp: 'ItemLevelUp',
  /** Value: the code of the skill; each level counts. */
  skillLearn: 'SkillLearn',
  skillSet: 'SkillSet',
  /** Value of these three: the id of the other character. */
  follow: 'Follow',
  friendAsk: 'FriendAsk',
  friendMake: 'FriendMake',
  /** Value of these three: the id of the scenario. */
  scenarioEntry: 'ScenarioEntry',
  /** Each post in a consultation is an occasion. */
  scenarioPost: 'ScenarioPost',
  playingSend: 'PlayingSend',
  /** Value of these three: the id of the character that tweets, is answered, or whose tweet is liked. Each tweet counts. */
  tweetWrite: 'TweetWrite',
  tweetReply: 'TweetReply',
  tweetLike: 'TweetLike',
  /** Each note that others may read is an occasion. */
  noteWrite: 'NoteWrite',
  /** Value: the id of the character that the letter goes to; each letter counts, also by the makai post. */
  letterSend: 'LetterSend',
} as const
export type AchievementType = CodeOf<typeof achievementType>

/** Words in the place of a world's id; `user` stands for user missions (G38). */
export const missionWorld = { all: 'all', any: 'any', user: 'user' } as const

/** The first two entries of the world dropdown; a user mission's world is named like its entry. */
export const missionWorldLabels = { all: '全てのミッション', user: 'ユーザーミッション' } as const

// Texts of the mission screen and its toasts (messages.tsv; doc2 §§2, 4, 8). Names of categories and tabs stand with their
// codes.

export const missionMessages = {
  toReward: '報酬受取へ',
  added: '{worldName} {missionTitle}',
  receiveAllLp: 'LPをまとめて受け取る',
  receiveReward: '報酬を受け取る',
  openNews: 'お知らせを読む',
  noDueDate: '-',
  category: '種別',
  worldName: 'ワールド',
  title: 'ミッション名',
  description: '内容',
  achievedDate: '達成',
  receivedDate: '受取',
  dueDate: '期限',
  reward: '報酬',
  empty: '該当するミッションはありません',
  chooseCharacter: '報酬を受け取るキャラクターを選択',
  noCharacters: '選択できるキャラクターがいません',
  receive: '受け取る',
  receivedAllLp: 'LP {totalLp} を受け取りました',
  claimFailed: '報酬の受け取りに失敗しました',
  charactersFailed: 'キャラクターリストの取得に失敗しました',
  claimAllFailed: 'LP報酬の受け取りに失敗しました',
} as const

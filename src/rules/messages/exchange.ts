// Texts of the item exchange (messages.tsv; doc2 §§2, 8). An empty history and a failed load use noData and couldNotFetch of
// common.ts, as everywhere.

export const exchangeMessages = {
  onlyCreatable: '作成できるものだけ表示',
  useLevelUpItems: 'レベルアップしたアイテムを使用する',
  useOriginalizedItems: 'オリジナライズしたアイテムを使用する',
  search: 'アイテム名・説明・素材名で検索',
  history: '交換履歴',
  created: 'アイテムを作成しました',
  createFailed: 'アイテムの作成に失敗しました',
} as const

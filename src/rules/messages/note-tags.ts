// Texts for note tags and blocked users (messages.tsv; doc3 §§4, 8).

export const noteTagMessages = {
  updated: 'tag情報を更新しました。',
  updateFailed: 'tag情報の更新に失敗しました。',
  deleted: 'tagを削除しました。',
  linked: 'タグを紐づけしました。',
  unlinked: 'タグの紐づけを解除しました。',
  unblocked: 'ユーザーのブロックを解除しました。',
} as const

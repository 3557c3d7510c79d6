// Questions before the steps of what an office writes and publishes, alike for all of it.
import type { AskedFirst } from '../screen/AskFirst.tsx'

/** @param thing what it is called @param lead what its readers will see, and what cannot be changed any more */
export const publishing = (thing: string, lead: string): AskedFirst => ({
  title: `この${thing}を公開しますか？`,
  lead,
  yes: '公開する',
})

/** @param readers who sees the change */
export const changing = (thing: string, readers: string): AskedFirst => ({
  title: `公開中の${thing}を変更しますか？`,
  lead: `保存した変更は、すぐに${readers}に見えます。`,
  yes: '保存する',
})

/** @param lead who does not see it any more, and who still does */
export const withdrawing = (thing: string, lead: string): AskedFirst => ({
  title: `この${thing}を下書きに戻しますか？`,
  lead,
  yes: '下書きに戻す',
  destroys: true,
})

export const removingDraft: AskedFirst = {
  title: 'この下書きを削除しますか？',
  lead: '削除すると、一覧からなくなり、取り戻せません。',
  yes: '削除する',
  destroys: true,
}

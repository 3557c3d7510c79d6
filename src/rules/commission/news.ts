// Sentences about an act on a commission for each of its parties, for toasts and notices.
import type { CommissionParty } from '../tailor-address.ts'
import type { CommissionTransitionName } from './transitions.ts'

/** Things that are told beside changes of state: a new order, words, a work that is late. */
export type CommissionNews = CommissionTransitionName | 'place' | 'say' | 'late'

const BACK = 'コインは全額お返ししました'
const sentences: Record<CommissionParty, Partial<Record<CommissionNews, string>>> = {
  client: {
    accept: 'クリエイターが引き受けました。制作が始まります',
    decline: `クリエイターがお断りしました。${BACK}`,
    lapse: `返事の期日を過ぎました。${BACK}`,
    deliver: '作品ができました。運営が確認しています',
    pass: '作品が届きました。お確かめください',
    settle: '確認の期日を過ぎたため、受け取りになりました',
    giveUp: `クリエイターの都合で中止になりました。${BACK}`,
    stop: `運営が中止しました。${BACK}`,
    say: '新しい言葉が届きました',
    late: '納品の予定日を過ぎました',
  },
  creator: {
    place: '新しい発注が届きました',
    cancel: '発注が取り消されました',
    lapse: '返事の期日を過ぎ、発注が終わりました',
    pass: '運営の確認が終わりました。お客さまの確認を待っています',
    returnByOffice: '運営から修正のお願いが届きました',
    askCorrection: 'お客さまから修正のお願いが届きました',
    receive: '作品が受け取られました。報酬が入りました',
    settle: '作品が受け取りになりました。報酬が入りました',
    stop: '運営が発注を中止しました',
    say: '新しい言葉が届きました',
    late: '納品の予定日を過ぎました。進みぐあいを伝えてください',
  },
  office: { deliver: '確認を待つ作品があります', giveUp: 'クリエイターが制作を中止しました' },
}

/** Sentence for a party; null: it is not told. */
export const commissionNews = (news: string, party: CommissionParty): string | null =>
  sentences[party][news as CommissionNews] ?? null

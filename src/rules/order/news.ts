// Sentences about a change of an order for the people it concerns: one line each, for toasts and notices.
import type { OrderParty, OrderTransitionName } from './transitions.ts'

/** Things told beside changes of state: guests who come and go, a new price, a message, a date that is near. */
export type OrderNews =
  | OrderTransitionName
  | 'joined'
  | 'left'
  | 'refused'
  | 'asked'
  | 'revised'
  | 'message'
  | 'handedIn'
  | 'openingReturned'
  | 'remind'

const BACK = 'コインは全額お返ししました'
const RETURNED = `取り消しになりました。${BACK}`

const toPlayers: Partial<Record<OrderNews, string>> = {
  endInvitation: '招待を締め切りました',
  confirm: 'オーダーが確定しました',
  confirmPlan: 'オーダーが確定しました',
  lapse: `期日までに確定されず、${RETURNED}`,
  passOn: '運営の確認が終わりました。マスターの返事を待っています',
  passOpen: '運営の確認が終わりました。マスターを募集しています',
  returnByDirector: '運営から差し戻されました',
  directorSilent: `運営の確認が間に合わず、${RETURNED}`,
  accept: 'マスターが引き受けました',
  returnByMaster: 'マスターから差し戻されました',
  decline: `マスターが辞退し、${RETURNED}`,
  masterSilent: `マスターの返事がなく、${RETURNED}`,
  take: 'マスターが決まりました',
  nobodyTakes: `引き受けるマスターが見つからず、${RETURNED}`,
  cancel: `依頼した人が取り消しました。${BACK}`,
  cancelLate: `依頼した人が取り消しました。${BACK}`,
  leaveLate: '参加者がひとり抜けました。依頼した人の確定を待っています',
  giveUp: `マスターの都合で、${RETURNED}`,
  openingMissing: `オープニングが届かず、${RETURNED}`,
  openingUnseen: `オープニングの確認が間に合わず、${RETURNED}`,
  stop: `運営が取り消しました。${BACK}`,
  release: 'オープニングが公開されました。相談が始まります',
  message: '新しい話が届きました',
  revised: '依頼の内容が変わりました',
  remind: '返事の期日が近づいています',
}

const toOwner: Partial<Record<OrderNews, string>> = {
  ...toPlayers,
  fillUp: '全員そろいました。確定できます',
  endInvitation: '招待を締め切りました。いまの人数で続けるかを選んでください',
  leaveLate: '参加者がひとり抜けました。空いた席をどうするかを選んでください',
  joined: '招待した人が参加しました',
  left: '参加者がひとり抜けました',
  refused: '招待した人が見送りました',
}

const toMaster: Partial<Record<OrderNews, string>> = {
  confirmPlan: 'オーダーが届きました',
  passOn: 'リクエストが届きました',
  masterSilent: '返事の期日を過ぎ、取り消しになりました',
  leaveLate: '参加者が抜け、依頼した人へ戻りました',
  cancel: '依頼した人が取り消しました',
  cancelLate: '依頼した人が取り消しました',
  openingMissing: 'オープニングの期日を過ぎ、取り消しになりました',
  openingUnseen: '運営の確認が間に合わず、取り消しになりました',
  stop: '運営が取り消しました',
  release: 'オープニングが公開されました',
  openingReturned: 'オープニングが差し戻されました',
  message: '新しい話が届きました',
  remind: '期日が近づいています',
}

const toDirector: Partial<Record<OrderNews, string>> = {
  confirm: 'リクエストが届きました',
  directorSilent: '確認の期日を過ぎ、取り消しになりました',
  giveUp: 'マスターが辞退し、取り消しになりました',
  openingMissing: 'オープニングの期日を過ぎ、取り消しになりました',
  openingUnseen: 'オープニングの確認の期日を過ぎ、取り消しになりました',
  handedIn: 'オーダーのオープニングが提出されました',
  remind: '確認の期日が近づいています',
}

const sentences: Record<OrderParty, Partial<Record<OrderNews, string>>> = {
  owner: toOwner,
  guest: { ...toPlayers, asked: '物語に招待されました', remind: '招待の期日が近づいています' },
  master: toMaster,
  director: toDirector,
  candidate: {
    passOpen: 'マスターを募集するリクエストがあります',
    remind: 'マスターを募集するリクエストの期日が近づいています',
  },
}

/** Sentence for a party; null: it is not told. */
export const orderNews = (news: string, party: OrderParty): string | null => sentences[party][news as OrderNews] ?? null

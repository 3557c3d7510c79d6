// Names of the acts in the log of a phase, for the office.
import type { TransitionName } from './transitions.ts'

const transitions: Record<TransitionName, string> = {
  submit: '提出',
  takeBack: '提出の取り消し',
  reject: '差し戻し',
  approve: '承認',
  schedule: '公開の予約',
  publishEvent: '公開',
  publish: '公開',
  callLottery: '応募の締め切り（抽選へ）',
  seatAllFull: '応募の締め切り（満席）',
  seatAll: '応募の締め切り（空席あり）',
  draw: '抽選',
  startFull: '確定の締め切り（満席）',
  recruitRest: '確定の締め切り（空席あり）',
  start: '相談の開始',
  giveUp: '不成立',
  close: 'プレイングの締め切り',
  fallLate: 'リプレイの遅れ',
  complete: '完了',
  discard: '下書きの破棄',
  begin: 'オーダーの相談の開始',
  endOrder: 'オーダーの終了',
  withdraw: '取り下げ',
  repairUnpublish: '修復：公開前に戻す',
  repairReopen: '修復：募集のやり直し',
  repairRecruitAgain: '修復：募集に戻す',
  repairStartNow: '修復：相談の開始',
  repairReopenTexts: '修復：締切を開きなおす',
}

/** Names of acts that change no state. */
const others: Record<string, string> = {
  'master:extend': '日程の延長',
  'master:replay:submit': 'リプレイの提出',
  'master:replay:takeBack': 'リプレイの提出の取り消し',
  'office:replay:return': 'リプレイの差し戻し',
  'office:replay:approve': 'リプレイの承認',
  'office:takeVoice': 'リプレイの声の取り外し',
  'office:republish': '再公開',
  'office:republishEnd': '再公開の終了',
  'office:numbers': '定員・最少人数の変更',
  'office:dates': '日時の変更',
  'office:removeEntry': '参加の取り消し',
  'office:newMaster': '新人マスターの制限の変更',
  'master:extra:submit': '幕間の提出',
  'master:extra:takeBack': '幕間の提出の取り消し',
  'office:extra:return': '幕間の差し戻し',
  'office:extra:approve': '幕間の承認',
  'office:extra:publish': '幕間の公開',
  'master:deleteComment': '感想のコメントの削除',
  'office:deleteComment': '感想のコメントの削除',
  'office:openRecord': 'サポートが記録を開いた',
  'office:openText': 'プレイングを開いた',
  'office:downloadCSV': 'プレイングのCSVの書き出し',
}

const named: Readonly<Record<string, string>> = { ...transitions, ...others }

/** Name of an act of the log; acts of a later build share one name. */
export const logWords = (act: string): string => (Object.hasOwn(named, act) ? (named[act] ?? '操作') : '操作')
